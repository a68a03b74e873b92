import type { Telling } from '../../telling.ts';

export const telling: Telling = {
  inquit: {
    verbs:
      'disse|diz|perguntou|pergunta|respondeu|responde|afirmou|afirma|explicou|explica|contou|conta|escreveu|escreve|declarou|declara|acrescentou|acrescenta|lembrou|lembra|ressaltou|ressalta|completou|completa|destacou|destaca|concluiu|conclui|falou|fala|alertou|alerta|garantiu|garante|admitiu|comentou|comenta|avaliou|avalia|reforçou|reforça|criticou',
    pronouns: 'ele|ela|eles|elas',
    dropsPronoun: true,
  },
  instructs:
    '^(?:por favor|note|observe|use|utilize|veja|consulte|lembre|certifique|verifique|escolha|abra|clique|digite|execute|instale|leia|não esqueça|considere|tenha em (?:conta|mente)|confira|tente)(?!\\p{L})',
  addresses: '\\b(?:[Vv]ocês?|[Ss]eu sistema)(?!\\p{L})',
  joins: 'mas|e|então|agora|pois',
  curious:
    '^(?:por que|porque é que|como|o que acontece|é|são|pode|posso|quem|todas?|todos?|quanto)(?!\\p{L})',
  concludes:
    '\\b(?:ou seja|em resumo|no fim das contas|no fundo|por isso|isso significa|isto significa|afinal)\\b',
  onScreen:
    '^(?:você )?(?:pode|poderá) ver\\b|\\b(?:clic(?:ar|que|ando)|clique|dar zoom|aproximar a imagem|ampliar a visão|barra de ferramentas|(?:a janela|o menu|o botão|o diálogo) (?:d[eo] |“|\\p{Lu})\\p{L}*|esta página)\\b',
  explains: 'refere-se|se refere|designa|significa|consiste',
  salutation:
    'senhoras? e senhores|senhor presidente|senhores|excelentíssim|concidadãos|compatriotas|meus amigos|minhas amigas',
  passing: 'agora|atualmente|actualmente|seguintes?|desta vez|hoje',
  exists: 'há|havia|houve|existem?|existia',
  asides:
    'na altura|na época|então|que|(?:o|a|os|as) qua(?:l|is)|cuj[oa]s?|onde|porque|pois|já que|uma vez que|visto que|incluindo|como|sobretudo|especialmente|por exemplo|deixando|fazendo|tornando|criando|permitindo|levando|assim como|bem como|chamad[oa]s?|conhecid[oa]s?|fundad[oa]s?|publicad[oa]s?',
  promises:
    '\\bnão (?:só|apenas|somente)\\b(?!.*\\b(?:mas|também|como)\\b)|\\bnão (?:é|são|foi|foram|era|eram) [oa]s? únic[oa]s?\\b|\\b(?:dois|duas|três|quatro|cinco|seis|vári[oa]s|divers[oa]s|diferentes|outr[oa]s|algun?s|algumas|muit[oa]s) (?:\\p{Ll}+ )?(?:razões|motivos|maneiras|formas|coisas|tipos|passos|problemas|conclusões|respostas|explicações|exemplos|opções|fatores|causas|perguntas|diferenças|dicas|regras|etapas|partes|grupos|teorias|possibilidades|resultados|propriedades)(?: \\p{Ll}+)?\\.$|^(?:e |mas )?(?:eis|vejamos|aqui (?:está|estão))\\b|\\b(?:o seguinte|[oa]s? seguintes?(?: \\p{Ll}+)?|por exemplo)\\.$|\\bfez uma (?:\\p{Ll}+ )?descoberta(?: \\p{Ll}+)?\\.$|\\btomou uma decisão(?: \\p{Ll}+)?\\.$|\\bnão (?:está|estava|estão|estavam) sozinh[oa]s?\\b|^(?:isso )?(?:foi|era) quando\\b|\\bteve uma ideia(?: \\p{Ll}+)?\\.$',
  supposes:
    '^(?:(?:agora|mas|e),? )?(?:imagin(?:e|em|emos|a)|supon(?:ha|ham|hamos)|digamos|vamos (?:supor|imaginar|dizer))\\b',
  pointsElsewhere:
    '(?<!\\p{L})(?:(?:pode|podem|poderá|poderão) ser (?:encontrad|consultad|obtid|lid|vist|baixad)[oa]s?|(?:está|estão) (?:também )?(?:disponível|disponíveis|listad[oa]s?)|(?:mais|outras) (?:informações|informação|detalhes)|veja também|consulte|site|página web|lista de (?:mail|discussão|correio))(?!\\p{L})',
  vagueOpening:
    '^(?:algun[s]|algumas|vários|várias|muit[oa]s|cert[oa]s|outr[oa]s?|um dos|uma das|a maioria|pouc[oa]s)(?!\\p{L})',
  presents: '^(?:e |mas )?(?:eis|vejamos|aqui (?:está|estão|vão)|est[ea]s são|a seguir)(?!\\p{L})',
  weighs:
    '\\b(?:os fatos são|o fato é|a verdade é|em outras palavras|ou seja|isto é|(?:isso|isto|o que) significa|(?:a razão|o motivo) (?:é|era|foi|d[eo]|para)|por isso|o (?:problema|risco|perigo|objetivo|resultado) (?:é|era|foi)|a (?:questão|preocupação|ideia|chave|lição) (?:é|era)|trata-se de|em jogo|em resumo|por definição|tudo (?:começou|começa)|servirá para)\\b|\\bchamad[oa]s? [“«"]',
  concedes:
    '\\bprópri[oa]s? (?:partido|fileiras|governo|lado|aliados|ministros|base|eleitores|funcionários)\\b|\\b(?:admite|admitiu|admitem|admitiram|reconhece|reconheceu|reconhecem|reconheceram)\\b',
  judges:
    '\\b(?:deveria|deveriam|devemos|é preciso|ridícul[oa]s?|absurd[oa]s?|escandalos[oa]s?|vergonhos[oa]s?|perda de tempo|hipócritas?|arrogantes?|brilhantes?|maravilhos[oa]s?|terríveis|terrível|aparentemente|certamente|claramente|é claro|obviamente|infelizmente|não faz sentido|merecem?|nossa (?:democracia|sociedade))(?!\\p{L})',
};
