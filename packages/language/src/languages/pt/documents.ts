import type { DocumentWords } from '../../language.ts';

export const documents: DocumentWords = {
  contents: 'sumário|índice(?: geral| remissivo)?|conteúdos?|nesta página|neste artigo',
  references:
    'referências(?: bibliográficas)?|bibliografia|obras citadas|leituras? (?:adicional|complementar(?:es)?)',
  notes: 'notas?(?: de rodapé| e referências)?|fontes|palavras-chave',
  thanks: 'agradecimentos?|sobre (?:o autor|a autora|os autores)|financiamento|conflitos? de interesses?',
  article: {
    credit:
      '(?:todas as )?(?:fotos?|fotografias?|imagens?|imagem|ilustraç(?:ão|ões)|gráficos?|arte)(?: (?:de|por|cortesia de)(?= \\p{Lu})|(?=:))|créditos?(?: da (?:foto|imagem))?',
    elsewhere:
      'leia (?:também|mais|ainda)|saiba mais|veja (?:também|mais)|assista|ouça|confira|relacionad[ao]s?|notícias relacionadas|mais sobre .{2,40}|ver também',
    printed:
      '(?:correção|erramos|errata|atualização|nota (?:da redação|do editor))(?=\\s?:)|est[ea] (?:artigo|texto|reportagem|entrevista|coluna|matéria) (?:foi |é |apareceu |saiu )|(?:publicad[oa]) (?:originalmente|pela primeira vez)|tradução de \\p{Lu}|patrocinado por|continue lendo|colaborou \\p{Lu}|colaboraram \\p{Lu}|(?:(?:artigo|texto|matéria|notícia) )?atualizad[oa] (?:em|às) \\d',
    invitation:
      '(?<=^|[.!?] )(?:teste|experimente) grátis|nossa newsletter|(?<=^|[.!?] )(?:assine (?:a|o|agora|já)|inscreva-se|cadastre-se|siga-nos|baixe (?:o nosso|o) (?:app|aplicativo))',
    letter: 'newsletter',
    invites: 'assine|inscreva-se|receba|cadastre-se',
    trade:
      'autor(?:a|es|as)?|escritor(?:a)?|jornalista|repórter|redator(?:a)?|editor(?:a)?|colunista|correspondente|professor(?:a)?|pesquisador(?:a)?|ensaísta|crític[oa]|escreve|colabora(?:dor|dora)?',
    media: 'imagem|imagens?|fotos?|vídeos?|áudio|galeria|podcasts?',
    gallery: 'em imagens|galeria de fotos',
    pictureSource: 'Fonte|Fotos?|Imagem',
    desk: '(?:Da|A) [Rr]edação',
    byline:
      '^(?:(?:[Ee]scrito |[Pp]ublicado |[Tt]exto |[Rr]eportagem )?(?:[Pp]or|[Dd]e) \\p{Lu}|(?:[Ee]scrito|[Pp]ublicado) (?:por|em|no) )',
    rubrics:
      'opinião|artigo|cartas?(?: (?:do leitor|dos leitores|à redação))?|fórum do leitor|obituário|memória|resenhas?|livros|nota à imprensa|comunicado|cidades|cultura|crônica|coluna|entrevista',
    fields:
      '(?:textos?|fotos?|fotografias?|imagens|ilustraç(?:ão|ões)|receita)(?: e \\p{Ll}+)?|anotações|contato|nota|preço|slides|sala|edição|nível|publicado em|marcadores',
    lessons: 'aula|sessão|semana|lição|seminário|unidade|módulo',
    leaves: 'páginas?|págs?',
  },
  links:
    'ver também|veja também|ligações externas|links externos|(?:artigos|notícias|matérias) relacionad[ao]s',
  licence: 'licença|aviso legal|direitos autorais|termo de responsabilidade',
  caption: 'figuras?|fig|tabelas?|quadros?|gráficos?|imagem|foto|listagem|exemplo',
  chrome:
    'tempo de leitura|texto anterior|imprimir|ver no navegador|sair da lista|responder$|encaminhar$|enviado do meu |deixe seu |gostou do |como chegar ·|última revisão|publicidade$|compartilh(?:e|ar)|comentários$|deixe (?:um|seu) comentário|leia (?:também|mais)|assine|siga-nos|aceitar (?:todos|cookies)|rejeitar|(?:anterior|próxim[oa]|início)(?:[ |·»«<>→←-]{1,4}(?:anterior|próxim[oa]|início)){0,6}$|voltar ao topo|todos os direitos reservados|imprimir$|entrar$|cadastre-se|política de privacidade|termos de uso|clique aqui|saiba mais$|\\d{1,3} min(?:utos)? de leitura|pular para ',
  cookies:
    '(?:usamos|utilizamos|este site (?:usa|utiliza)) cookies|política de cookies|ao continuar (?:navegando|a navegar)|(?:assine|receba) (?:a )?nossa newsletter|habilite o javascript|podemos (?:receber|ganhar) (?:uma )?(?:pequena )?comiss(?:ão|ões)|(?:conte|diga)[^.]{0,30} nos comentários|deixe (?:seu|o seu|um) comentário',
  legal:
    '(?:é|está) (?:garantida|concedida) (?:a )?permissão|sem (?:qualquer|nenhuma) garantia|todos os direitos reservados|licenciad[oa] sob|nos termos da licença|sob os termos d[ao] licença|(?:é|este \\w+ é) (?:um )?software livre',
  ofLicence: '[Ee]sta Licença|[Aa] presente [Ll]icença|[Oo] [Ll]icenciante',
  mail: 'de|para|cc|data|enviad[ao](?: em)?|assunto',
  subject: 'assunto',
  journal:
    'versão \\d[\\d.]{0,12}(?:[,(] ?.{0,40})?$|(?:recebido|aceit[eo]|aprovado|publicado)(?: em)?:? \\d|disponível on-?line|autor(?:a)? (?:correspondente|para correspondência)|palavras-chave:|como citar',
  made: 'substituíd[oa] por |gerado (?:em|por|com) |última (?:atualização|modificação|actualização)',
  changes:
    'mudanças|alterações|registro de (?:mudanças|alterações)|histórico(?: de (?:versões|mudanças|alterações))?|novidades|notas da versão',
  change:
    'adicionad[oa]s?|acrescentad[oa]s?|corrigid[oa]s?|correç(?:ão|ões)|removid[oa]s?|atualizad[oa]s?|atualização|melhorad[oa]s?|melhorias?|alterad[oa]s?|nov[oa]s? (?:opç(?:ão|ões)|comandos?|funç(?:ão|ões))|vári[oa]s|suporte (?:a|para)|renomead[oa]s?|substituíd[oa]s?',
  done: 'adicionad[oa]s?|acrescentad[oa]s?|corrigid[oa]s?|correç(?:ão|ões)|removid[oa]s?|atualizad[oa]s?|melhorad[oa]s?|suporte a',
  released: 'lançad[oa]s?|publicad[oa]s?|disponível',
  entry: 'retorna|devolve|calcula|verifica se|inicializa|define o valor',
  field:
    'descrição|argumentos?|parâmetros?|retorna|devolve|valor(?:es)? (?:de retorno|devolvido|retornado|padrão)|resultado|sintaxe|uso|veja também|autor|nome|tipo|entrada|saída|observações|atributos?',
  guides:
    '(?:descreve|explica|trata|apresenta|contém|mostra|introduz|oferece|é (?:um|uma|o|a) (?:breve )?(?:introdução|capítulo|tutorial|resumo|guia|referência))',
  pointed:
    '(?:est[ae]s?|ess[ae]s?) (opç(?:ão|ões)|métodos?|funç(?:ão|ões)|procedimentos?|comandos?|parâmetros?|argumentos?|cadeias?|variáve(?:l|is)|campos?|classes?|eventos?|módulos?|macros?|atributos?|ajustes?|chamadas?|declaraç(?:ão|ões)|diretivas?|propriedades?|scripts?|express(?:ão|ões)|instruç(?:ão|ões)|elementos?|etiquetas?|arquivos?|ficheiros?|operador(?:es)?)(?!\\p{L})',
  pointer:
    '(?<!\\p{L})(?:é|são|está|estão) (?:descrit|explicad|detalhad)[oa]s? n[ao] (?:seção|secção|capítulo|apêndice)(?!\\p{L})|(?<!\\p{L})(?:veja|ver|vide|consulte) (?:também )?(?:a |o |as |os )?(?:seção|secção|capítulo|apêndice|anexo|figura|tabela|página|documentação|manual|guia|site|arquivo|abaixo|acima)|^(?:veja|vide|ver) |(?:na|nas|da|das|em) linhas? \\d|^(?:a )?linhas? \\d|(?<!\\p{L})(?:figuras?|fig\\.|tabelas?|listagem|equaç(?:ão|ões)) \\(?\\d|(?:na|ver|veja|da|em) (?:seção|secção) \\d|(?:no|ver|veja|do) (?:apêndice|anexo) (?:\\d|[A-Z](?!\\p{L}))|(?:figura|imagem|tabela|diagrama|exemplo|código|tela|listagem|gráfico|lista) (?:acima|abaixo|a seguir|ao lado)(?!\\p{L})|(?:clique|leia|encontre|disponível)[^.]{0,60} aqui[.!]?$',
  beside:
    '(?:exemplos?|linhas?|comandos?|código|tabela|figura|fórmula|equação) (?:seguintes?|anterior(?:es)?|acima|abaixo|a seguir)(?!\\p{L})|(?:seguintes?|anterior(?:es)?|est[ea]s?|ess[ea]s?) (?:exemplos?|linhas?|comandos?|código|tabela)(?!\\p{L})|n(?:o|este|esse|osso) exemplo(?!\\p{L})|(?<!\\p{L})(?:acima|abaixo)(?=[.,;:)]|$)|como segue|eis ',
  follows: `(?<!\\p{L})(?:seguintes?|como segue|a seguir|abaixo)(?!\\p{L})|(?<!\\p{L})(?:vejamos|vamos ver)(?!\\p{L})|(?<!\\p{L})seguem?(?= ?[.:]?$)`,
  asSaid:
    'como veremos(?: (?:mais adiante|depois|a seguir))?|(?:como|conforme|tal como) (?:já )?(?:mostrad[oa]|vist[oa]|indicad[oa]|descrit[oa]|explicad[oa]|mencionad[oa]|definid[oa]|ilustrad[oa]|apresentad[oa])s?(?: (?:acima|abaixo|anteriormente)| n[ao] (?:figura|fig\\.|tabela|seção|secção|capítulo|apêndice|equação)(?: ?\\(?\\d{1,3}(?:\\.\\d{1,3}){0,3}\\)?)?)',
  label:
    'descrição|sinopse|sintaxe|uso|utilização|comandos?|opções|argumentos?|parâmetros?|exemplos?|notas?|observações|dicas?|avisos?|atenção|importante|detalhes|ve(?:ja|r) também|valor(?:es)? (?:de retorno|devolvidos?|retornados?)|ambiente|arquivos|ficheiros|erros',
  exercises: 'exercícios(?::.{0,60})?|exercício \\d{1,2}(?:[:.].{0,60})?',
  promise:
    '(?<!\\p{L})(?:acima|abaixo|mais adiante)(?=[.,;:)]|$)|(?:descrit|documentad|explicad|mencionad|indicad|definid)[oa]s? (?:acima|abaixo|anteriormente|mais adiante|aqui)(?!\\p{L})|(?<!\\p{L})(?:capítulos?|seç(?:ão|ões)|exemplos?|apêndices?) (?:seguintes?|anterior(?:es)?)(?!\\p{L})|(?<!\\p{L})(?:próxim[oa]s?|seguintes?) (?:capítulos?|seç(?:ão|ões)|exemplos?)(?!\\p{L})|(?<!\\p{L})como (?:antes|acima)(?!\\p{L})|quase idêntic[oa]s?|(?<!\\p{L})no apêndice(?!\\p{L})',
};
