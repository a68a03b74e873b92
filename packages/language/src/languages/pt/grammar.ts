import type { Grammar } from '../../language.ts';

const THIS = '(?:isso|isto|aquilo|ele|ela|eles|elas|ess[ea]s?|est[ea]s?|aquel[ea]s?)';
const OF_THIS = '(?:disso|disto|dess[ea]s?|dest[ea]s?|daquel[ea]s?|dele|dela|deles|delas|daí)';
const TIME = '(?:dia|noite|manhã|tarde|ano|mês|semana|século|década|época|tempo|momento|hora|período)';

export const grammar: Grammar = {
  anaphorOpening: `^(?:${THIS}|${OF_THIS}|seu|sua|seus|suas|tal|tais|ambos|ambas|[oa]s? mesm[oa]s?|o (?:segundo|último|outro|restante|resto|primeiro(?: é| foi| era|,))|a (?:segunda|última|outra|primeira(?: é| foi| era|,))|os (?:dois|três|outros|demais)|as (?:duas|três|outras|demais)|outr[oa]s?|ness[ea]s?|nest[ea]s?|naquel[ea]s?|nisso|nisto|(?:com|por|para|sobre|entre|sem|até|desde|segundo) ${THIS}|(?:a partir|além|apesar|depois|antes|diante|em vez|por causa|por trás|dentro|fora) ${OF_THIS}|(?:em|n[oa]s?|d[oa]s?|com|por|para|sobre) (?:seus?|suas?)|em (?:ambos|seguida|contrapartida|resposta|troca)|assim|então|ali|lá|aí|é (?:aí|ali|lá|por isso|assim|em torno del[ea])|foi (?:aí|ali|lá|por isso|assim|nesse|nessa)|(?:quando|como|se|enquanto|porque|embora) ${THIS}|como (?:tal|resultado|consequência|vimos|dito)|já ${THIS}|mais tarde|depois(?! d[eoa]s?\\b| que\\b)|posteriormente|em seguida|a seguir|(?:sim|não)(?=[,;.:])|mas|e|ou|nem|porque|pois|só|desde então|até então|\\p{L}+ (?:anos|meses|semanas|dias|horas) depois|uma parte|outra parte|o trabalho|a teoria|o processo|o método|o resultado|a ideia)\\b`,
  droppableOpening:
    '^(?:no entanto|entretanto|porém|contudo|todavia|além disso|ademais|também|com efeito|é claro|claro|ainda assim|sobretudo|em geral|geralmente|em particular|em suma|em resumo|em conclusão|em primeiro lugar|em segundo lugar|notadamente|curiosamente|obviamente), ',
  dependentOpening:
    '^(?:(?:uma?|outr[oa]|a primeira|o primeiro|a segunda|o segundo|a terceira|o terceiro) (?:razão|motivo|maneira|problema|exemplo|tipo|causa|resposta|passo|vantagem|diferença|explicação)|por exemplo|ou seja|isto é|portanto|logo,|por isso|por conseguinte|consequentemente|dessa forma|desta forma|desse modo|assim|caso contrário|em vez disso|por outro lado|por sua parte|pelo contrário|ao contrário,|alternativamente|como alternativa|em alternativa|em outras palavras|da mesma forma|do mesmo modo|enquanto isso|especificamente|afinal|ao mesmo tempo|por sua vez|dito isso|de fato|na verdade|por fim|finalmente|no fim|a princípio|no início|no começo|primeiro,|depois,|também|no entanto|entretanto|porém|contudo|todavia|ainda assim|na prática)(?=[\\s,])',
  pointsBack: `\\b(?:(?:[nd]?ess[ea]s?|[nd]?est[ea]s?|[nd]?aquel[ea]s?|àquel[ea]s?|tal|tais) (?!ano|mês|semana|século|dia|é\\b|são\\b|como\\b|que\\b)\\p{L}+|(?:isso|disso|nisso|isto|disto)(?=[\\s,.;])|(?<!ainda |mesmo |como |por )assim(?! (?:que|como|chamad)|,? por diante)(?=[\\s,.;])|[nd]?[oa] (?:mesm[oa]|seguinte|anterior) ${TIME}|[nd]?[oa] ${TIME} (?:seguinte|anterior)|na época|na mesma (?:época|área|hora|direção)|até então|naquel[ea] \\p{L}+|(?:dias|semanas|meses|anos|horas) (?:depois|antes|mais tarde)(?=[,.;]|$)|(?:ali|lá|aí)(?=[,.;]|$| (?:que|em|no|na|por|e|perto|mesmo)\\b)|(?<! e )acrescent(?:a|am|ou|aram) que|(?<=[”"»],? (?:\\p{L}+ ){0,3})acrescent(?:a|ou))`,
  turnsAgainst:
    '^(?:mas|porém|no entanto|entretanto|contudo|todavia|só que|ainda assim|apesar disso|em contrapartida|por outro lado)\\b|^[^,.;]{2,60}, (?:no entanto|entretanto|porém|contudo|todavia),',
  pronoun: '\\b(?:ele|ela|eles|elas|dele|dela|deles|delas|lhe|lhes)\\b',
  droppedSubject:
    '^(?:(?:é|foi|era|eram|são|foram) (?!preciso|possível|comum|importante|necessário|difícil|fácil|claro|verdade|em |no |na |um[a]? |o |a )|(?:tem|tinha|teve|está|estava|pode|podia|deve|virou|ficou)\\b|(?:trata|chama)-se\\b|\\p{L}{3,}-se(?= (?:e|em|no|na|de|com|por|para|quando|a)\\b|[,.;])|(?!(?:quando|segundo)\\b)\\p{L}{2,}(?:ou|aram|iram|avam|ava|eceu|endeu|iu)\\b|[^,;:]{3,60}, \\p{L}{2,}(?:ou|aram|iram|avam|ava|eceu|endeu|iu)\\b)',
  verbEnding:
    '(?:\\p{L}{3}am|êm|rrem|ecem|zem|ou|aram|eram|iram|ava|avam|iam|iu|eu|arão|erão|irão|ará|erá|irá|começa|segue|sopra|cai|vem|vêm|cresce|chega|chegam|produz|puxam|encontra|precisa|tem)$',
  copula: { one: 'é|foi|era', many: 'são|foram|eram' },
  midConnective: ', (?:no entanto|entretanto|porém|contudo|todavia|portanto|então|também|por sua vez)(?=,),',
  noise:
    '\\b(?:gráfico|mapa|foto|imagem|vídeo) (?:abaixo|acima|ao lado)\\b|^para obter (?:mais )?informaç|saiba mais|^com (?:informações|reportagem|colaboração) d[eao]s?\\b|colabor(?:ou|aram) (?:para|com|nesta|n?esta) |^est[ea] (?:seção|secção|capítulo|apêndice)\\b|^(?:veja|consulte)\\b|^(?:para )?(?:mais|maiores) (?:informações|detalhes)\\b|^(?:clique|leia|assista|ouça|saiba mais|acesse|confira|baixe)\\b|disponível no site|\\b(?:figura|fig\\.|tabela|quadro|gráfico|seção|secção|capítulo|apêndice|anexo|equação) (?:\\d|[IVX]+\\b|acima|abaixo|a seguir|anterior)|\\b(?:veja|ver|vide|cf\\.|confira) (?:também|acima|abaixo|figura|seção|tabela|artigo|página)|(?:mostrad|descrit|mencionad|discutid|listad|definid|apresentad|citad|referid)[oa]s? (?:acima|abaixo|anteriormente|a seguir)|n(?:est|ess)[ea] (?:seção|secção|capítulo|artigo|documento|trabalho|manual|guia|apêndice)|o resto d(?:este|o) (?:artigo|documento)|\\bassine\\b|inscreva-se|newsletter|cookies|publicidade|todos os direitos reservados|©|copyright|foto:|imagem:|leia (?:mais|também)|siga-nos|compartilhe|seguintes?:?$|para mais informaç|et al\\b|^(?:nota|aviso|dica|atenção|cuidado|obs)\\b[:,.]|desambiguação',
  authorVoice:
    '\\b(?:[Ee]u|[Mm]eu|[Mm]inha|[Mm]eus|[Mm]inhas|comigo|mim|conosco|fizemos|apresentamos|propomos|analisamos|concluímos|observamos|utilizamos|decidimos|agradecemos|encontramos|começamos|[Rr]esolvi|[Cc]omecei|[Jj]á vi|[Ff]ui|[Ff]iz|[Ee]stou|[Ss]ou|[Tt]enho|[Aa]cho|[Ll]embro|[Pp]ercebi|[Aa]prendi|[Dd]escobri|[Cc]resci|[Nn]asci|[Ee]ntendi|[Vv]oltei|[Cc]heguei|[Ff]omos|[Ff]icamos|[Vv]oltamos|[Mm]e(?= \\p{Ll}))\\b|\\b[Nn]oss[oa]s? (?:resultados?|método|estudo|pesquisa|artigo|equipe|família|viagem|dados|experimentos?|análise|empresa|produto|clientes|enquete|opinião|objetivo|missão)\\b',
  ownPlural: '\\b(?:[Nn]ós|[Cc]onosco|[Nn]oss[oa]s?|\\p{Ll}{2,}(?:amos|emos|imos))\\b',
  somber:
    '\\b(?:falec\\w+|mort[eo]s?|morta|morreu|morreram|morre|morrem|matou|mataram|assassin\\w*|genocídio|massacre|guerras?|suicídio|estupro|tortura\\w*|escrav\\w*|vítimas?|terror\\w*|câncer|desastre|terremoto|tragédia|bombardei\\w+|ferid[oa]s?)\\b',
  attribution:
    '\\b(?:disse|diz|afirmou|afirma|explicou|explica|contou|escreveu|declarou|segundo|de acordo com|acrescentou|lembra|lembrou|ressalta)\\b',
  soft: '\\b(?:também|outr[oa]s?|novamente|de novo|igualmente|mesm[oa]s?|anteriormente|acima|aqui)\\b',
  traits: {
    definition:
      "^(?:o |a |os |as |um |uma )?[\\p{L}\\p{N}’'\\- ]{2,60}? (?:(?:é|são) (?:um |uma |uns |umas |(?:o|a) (?:processo|estudo|prática|termo|nome|ato|arte|ciência|ramo|campo|capacidade|conjunto|modo|medida|método|estado|condição) )|significa |refere-se a |consiste em )",
    cause:
      '\\b(?:porque|devido a|devido ao|devido à|por causa|levou a|levaram a|causou|causa|graças a|já que|uma vez que|resultou|a fim de|para que)\\b',
    contrast:
      '\\b(?:mas|porém|no entanto|entretanto|embora|apesar de|ao contrário|contudo|todavia|em vez de|enquanto que|só que)\\b',
    example: '\\b(?:por exemplo|tais? como|entre outr[oa]s|incluindo)\\b',
    quote: '[“"«][^”"»]{12,400}[”"»]',
    process:
      '\\b(?:por meio de|através de|processo|método|técnica|etapa|algoritmo|mecanismo|procedimento)\\b',
    number:
      '(?:\\d[\\d.,]{0,20}\\s?(?:%|por cento|milhões|milhão|bilhões|bilhão|mil|km|quilômetros|metros|toneladas|pessoas|usuários|reais|dólares|anos|dias|horas|vezes|litros|graus|°)(?: de \\p{L}+)?|R?[$€£]\\s?\\d)',
    superlative:
      '\\b(?:maior|melhor|pior|mais importante|primeir[oa]|principal|principais|fundamental|essencial|central|únic[oa]|important\\w+)\\b',
    future: '\\b(?:será|serão|futuro|planeja\\w*|pretende\\w*)\\b',
  },
  articleOf: {
    o: 'o',
    a: 'a',
    os: 'os',
    as: 'as',
    do: 'o',
    da: 'a',
    dos: 'os',
    das: 'as',
    no: 'o',
    na: 'a',
    nos: 'os',
    nas: 'as',
    ao: 'o',
    à: 'a',
    aos: 'os',
    às: 'as',
    pelo: 'o',
    pela: 'a',
    pelos: 'os',
    pelas: 'as',
  },
  pluralArticles: ['os', 'as'],
  contractions: {
    de: { o: 'do', a: 'da', os: 'dos', as: 'das' },
    em: { o: 'no', a: 'na', os: 'nos', as: 'nas', um: 'num', uma: 'numa' },
    por: { o: 'pelo', a: 'pela', os: 'pelos', as: 'pelas' },
    a: { o: 'ao', a: 'à', os: 'aos', as: 'às' },
  },
  plural: { word: 'first', pattern: '(?<!ê|u|i)s$' },
  notInTerm: '\\p{L}{3}mente$',
  minutes: {
    decisions: 'decis(?:ão|ões)|delibera(?:ção|ções)|deliberado|o que foi decidido',
    actions: 'encaminhamentos|ações|tarefas|próximos passos|responsáveis',
    open: '(?:questões|pontos|perguntas) (?:em aberto|abert[oa]s)|pendências|em aberto',
    people: 'participantes|presentes|presenças|presidência|ata|ausentes|ausências|justificaram|secretári[oa]',
  },
  headings: {
    generic:
      '^(?:introdução|visão geral|resumo|história|estado atual|contexto|sumário|conclus(?:ão|ões)|discussão|resultados?|métodos?|metodologia|materiais e métodos|avaliação|implementação|trabalhos relacionados|trabalhos futuros|prefácio|prólogo|epílogo|geral|diversos|notas?|terminologia|definições|objetivos?|considerações finais|veredi(?:c)?to|para terminar|capítulo \\w+|parte \\w+)$',
    intro: '^(?:introdução|resumo|visão geral|contexto)',
    closing: 'conclus|resumo|futuro|finais|considerações|a seguir|epílogo|último',
    clause:
      '^(?:como|por que|o que|quem|quando|onde|de onde|para onde|por onde|quanto|quantos|qual|quais|para que|com quem)\\b',
    prefix: '^(?:introdução|visão geral)\\s*[:–—-]+\\s*',
    part: 'capítulo|parte|livro|seção|apêndice',
    byline: 'por',
  },
  spoken: [
    // Written twice by mistake.
    ['\\b(de|do|da|dos|das|e|uma?|com|para|em) \\1(?![\\p{L}\\p{N}-])', '$1'],
    ['\\bp\\. ?ex\\.,?', 'por exemplo,'],
    ['\\betc\\.(?= \\p{Lu})', 'e assim por diante.'],
    ['\\betc\\.', 'e assim por diante'],
    ['\\bséc\\.(?= )', 'século'],
    ['\\baprox\\.', 'aproximadamente'],
  ],
  cut: { conjunctions: 'mas|e|então', subjects: 'o|a|os|as|ele|ela|eles|elas|um|uma|isso|esse|essa|não|há' },
  demonstrative:
    'est[ae]s?|ess[ea]s?|isso|isto|aquel[ea]s?|ness[ea]s?|dess[ea]s?|dest[ea]s?|nest[ea]s?|naquel[ea]s?|daquel[ea]s?',
  exists: 'há|havia|houve|existe',
  relative: 'que|onde',
  hesitation: 'u+h+|éh+',
  sourceText: 'texto',
  interview: {
    question: 'pergunta|p',
    answer: 'resposta|r',
    you: 'você|vocês|seu|sua|seus|suas|te|lhe|vc',
  },
  titleCase: false,
  sentences: {
    shortForms:
      'sra srs sras dra profa exmo exma p.ex a.c d.c séc sécs pág págs av tel ltda cia s.a eng gal mons obs dr prof profª sr exª v.exa ilmo ilma cel sgt sto sta arq adv pça rod aprox hab tb bibl cf i.e e.g v.g s.d e.u.a',
    speechVerbs: 'disse|diz|perguntou|conta|lembra|escreveu',
    mayEndBefore: {
      forms: 'a\\. ?c|d\\. ?c|e\\. ?u\\. ?a|hab|aprox',
      openers:
        'O|A|Os|As|Um|Uma|Ele|Ela|Eles|Elas|Depois|Então|Hoje|Ninguém|Todos|No|Na|Em|Mas|E|Isso|Isto|Este|Esta|Esse|Essa|Quando|Se|Foi|Era|Há|Só|Mais',
    },
  },
};
