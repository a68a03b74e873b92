import type { Words } from '../../language.ts';

export const words: Words = {
  stop: 'a à às ao aos o os as um uma uns umas de do da dos das dum duma em no na nos nas num numa por pelo pela pelos pelas para pra com sem sob sobre entre até desde após ante perante contra durante segundo conforme mediante e ou mas nem que se como quando onde enquanto porque pois porém contudo todavia entretanto portanto logo assim também já ainda só apenas mais menos muito muita muitos muitas pouco pouca poucos poucas tão tanto tanta tantos tantas quanto quanta quantos quantas qual quais quem cujo cuja cujos cujas este esta estes estas esse essa esses essas aquele aquela aqueles aquelas isto isso aquilo deste desta destes destas desse dessa desses dessas neste nesta nestes nestas nesse nessa nesses nessas daquele daquela naquele naquela àquele àquela àquelas ele ela eles elas dele dela deles delas nele nela eu tu nós vós você vocês me te lhe lhes vos si consigo meu minha meus minhas teu tua seu sua seus suas nosso nossa nossos nossas ser é são foi foram era eram será serão seria seriam sendo sido seja sejam fosse fossem estar está estão estava estavam esteve estiveram estando esteja ter tem têm tinha tinham teve tiveram terá teria tendo tido tenha haver há havia houve haverá ir vai vão ia poder pode podem podia podiam pôde puderam poderia poderá dever deve devem devia deveria fazer faz fazem fez fizeram feito fazendo dizer diz dizem disse disseram dar dá deu outro outra outros outras mesmo mesma mesmos mesmas próprio própria próprios próprias todo toda todos todas cada algum alguma alguns algumas nenhum nenhuma vários várias ambos tal tais tudo nada algo alguém ninguém não sim nunca sempre talvez aqui ali lá aí então agora depois antes hoje ontem amanhã bem mal além através fim vez vezes forma modo maneira parte ano anos dois duas três primeiro primeira segunda terceiro qualquer quaisquer cerca boa bom',
  determiners:
    'o a os as um uma uns umas seu sua seus suas este esta estes estas esse essa esses essas aquele aquela do da dos das no na nos nas ao à aos às pelo pela pelos pelas num numa cada alguns algumas vários várias nosso nossa deste desta',
  prepositions: 'de em com por para sobre entre sem sob até desde contra',
  connectors: 'de do da dos das',
  auxiliaries:
    'é são foi foram era eram será serão tem têm tinha tinham teve tiveram pode podem podia deve devem está estão estava estavam havia há continua continuam inclui incluem requer permite permitem trata fornece leva levam contém contêm estuda investiga consiste significa se não também só já ainda fica ficam virou vira viram parece parecem existe existem',
  articles: 'o a os as um uma',
  definiteArticles: 'o a os as',
  insideSubject: 'e em',
  vague:
    'assunto tema questão situação forma formas modo maneira parte partes coisa coisas número números resultado resultados caso casos vez exemplo ideia problema ponto fato razão tipo primeiro segundo objetivo maior menor maioria resto fim uso pessoas gente homem mulher dia noite ano boa cientistas pesquisadores especialistas autores meteorologistas historiadores estudiosos',
  questionFiller:
    'quanto quantas importante importância principal diferença explicar explica acontece aconteceu funciona papel razão pessoas melhor significa fale conte texto fonte artigo autor',
};
