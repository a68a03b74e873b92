import type { DocumentWords } from '../../language.ts';

export const documents: DocumentWords = {
  contents: 'sumário|índice(?: geral| remissivo)?|conteúdos?|nesta página|neste artigo',
  references:
    'referências(?: bibliográficas)?|bibliografia|obras citadas|leituras? (?:adicional|complementar(?:es)?)',
  notes: 'notas?(?: de rodapé| e referências)?|fontes|palavras-chave',
  thanks: 'agradecimentos?|sobre (?:o autor|a autora|os autores)|financiamento|conflitos? de interesses?',
  links:
    'ver também|veja também|ligações externas|links externos|(?:artigos|notícias|matérias) relacionad[ao]s',
  licence: 'licença|aviso legal|direitos autorais|termo de responsabilidade',
  caption: 'figuras?|fig|tabelas?|quadros?|gráficos?|imagem|foto|listagem|exemplo',
  chrome:
    'publicidade$|compartilh(?:e|ar)|comentários$|deixe (?:um|seu) comentário|leia (?:também|mais)|assine|siga-nos|aceitar (?:todos|cookies)|rejeitar|(?:anterior|próxim[oa]|início)(?:[ |·»«<>→←-]{1,4}(?:anterior|próxim[oa]|início)){0,6}$|voltar ao topo|todos os direitos reservados|imprimir$|entrar$|cadastre-se|política de privacidade|termos de uso|clique aqui|saiba mais$|\\d{1,3} min(?:utos)? de leitura|pular para ',
  cookies:
    '(?:usamos|utilizamos|este site (?:usa|utiliza)) cookies|política de cookies|ao continuar (?:navegando|a navegar)|(?:assine|receba) (?:a )?nossa newsletter|habilite o javascript',
  legal:
    '(?:é|está) (?:garantida|concedida) (?:a )?permissão|sem (?:qualquer|nenhuma) garantia|todos os direitos reservados|licenciad[oa] sob|nos termos da licença|sob os termos d[ao] licença|(?:é|este \\w+ é) (?:um )?software livre',
  mail: 'de|para|cc|data|enviad[ao](?: em)?|assunto',
  subject: 'assunto',
  journal:
    'versão \\d[\\d.]{0,12}(?:[,(] ?.{0,40})?$|(?:recebido|aceit[eo]|aprovado|publicado)(?: em)?:? \\d|disponível on-?line|autor(?:a)? (?:correspondente|para correspondência)|palavras-chave:|como citar',
  made: 'gerado (?:em|por|com) |última (?:atualização|modificação|actualização)',
};
