import { PRODUCT_NAME } from '@parlance/kernel/product';
import { paymentPtBr } from './payment-words.ts';
import type { Words } from './words.ts';

export const ptBr: Words = {
  greeting: (name) => (name ? `Olá, ${name}!` : 'Olá!'),
  orOpen: 'Se o botão não funcionar, abra este endereço:',
  askedFor: `Você recebeu este e-mail porque alguém informou seu endereço no ${PRODUCT_NAME}. Se não foi você, é só ignorar: nada acontece sem o link.`,
  aboutAccount: `Você recebeu este e-mail porque ele trata da sua conta no ${PRODUCT_NAME}.`,
  chosen: 'Você recebeu este e-mail porque escolheu recebê-lo na sua conta.',
  subscribed: `Você recebeu este e-mail porque este endereço está inscrito na newsletter do ${PRODUCT_NAME}.`,
  changeChoice: 'Mudar quais e-mails você recebe',
  unsubscribe: 'Cancelar inscrição',

  verification: (validFor) => ({
    subject: 'Confirme seu endereço de e-mail',
    heading: `Boas-vindas ao ${PRODUCT_NAME}`,
    paragraphs: [
      'Que bom ter você aqui. Confirme que este endereço é seu para podermos avisar quando um áudio ficar pronto ou ajudar você a recuperar o acesso.',
      `O link vale por ${validFor}.`,
    ],
    button: 'Confirmar meu endereço',
  }),

  loginLink: (validFor, isOpen) => ({
    subject: `Seu link de acesso ao ${PRODUCT_NAME}`,
    heading: 'Entre sem senha',
    paragraphs: [
      `Abra o link e clique no botão da página para entrar.${isOpen ? ' Se você ainda não tem conta, ela será criada.' : ''}`,
      `O link funciona uma única vez e vale por ${validFor}. Não o repasse: quem o abrir entra como se fosse você.`,
    ],
    button: 'Entrar',
  }),

  passwordReset: (validFor) => ({
    subject: 'Escolha uma nova senha',
    heading: 'Escolha uma nova senha',
    paragraphs: [
      'Você, ou outra pessoa, pediu uma nova senha para a sua conta. Enquanto o link não for usado, a senha antiga continua valendo.',
      `O link funciona uma única vez e vale por ${validFor}. Ao trocar a senha, você sai da conta em todos os dispositivos.`,
    ],
    button: 'Escolher nova senha',
  }),

  noAccount: (email, isOpen) => ({
    subject: `Nenhuma conta no ${PRODUCT_NAME} com este endereço`,
    heading: 'Não há conta com este endereço',
    paragraphs: [
      `Alguém pediu uma nova senha para ${email}, mas nenhuma conta usa este endereço.`,
      isOpen
        ? 'Será que você se cadastrou com outro? Se ainda não tem conta, pode criar uma agora.'
        : 'Será que você se cadastrou com outro? Aqui se entra por convite: fale com quem cuida deste servidor.',
    ],
    ...(isOpen && { button: 'Criar conta' }),
  }),

  newsletterConfirmation: (validFor) => ({
    subject: `Confirme sua inscrição na newsletter do ${PRODUCT_NAME}`,
    heading: 'Só falta um clique',
    paragraphs: [
      `Alguém pediu para receber neste endereço as novidades do ${PRODUCT_NAME}. Se foi você, abra o link e clique no botão da página.`,
      `O link vale por ${validFor}. Sem a confirmação, você não recebe nada de nós e este endereço é apagado.`,
    ],
    button: 'Confirmar inscrição',
  }),

  alreadySubscribed: {
    subject: `Você já recebe a newsletter do ${PRODUCT_NAME}`,
    heading: 'Você já está na lista',
    paragraphs: [
      'Alguém pediu para receber nossa newsletter neste endereço, e ela já chega aqui. Você não precisa fazer nada.',
      'Se não quiser mais recebê-la, use o link abaixo.',
    ],
  },

  contactMessage: (name, email) => ({
    subject: `Mensagem de ${name}`,
    heading: `Mensagem de ${name}`,
    greeting: `${name} (${email}) escreveu:`,
    why: `Enviada pelo formulário de contato. Ao responder este e-mail, a resposta vai para ${email}. Ninguém verificou se o endereço é mesmo dessa pessoa.`,
  }),

  newAudio: (title, length) => ({
    subject: `Pronto para ouvir: ${title}`,
    heading: 'Seu áudio está pronto',
    paragraphs: [
      length
        ? `“${title}” foi concluído: cerca de ${length}, à sua espera na biblioteca.`
        : `“${title}” foi concluído e já está na sua biblioteca.`,
    ],
    button: 'Ouvir agora',
  }),

  accountDeleted: (email) => ({
    subject: `Sua conta no ${PRODUCT_NAME} foi excluída`,
    heading: 'Sua conta foi excluída',
    paragraphs: [
      `A conta de ${email} foi excluída, como você pediu, com todos os áudios, arquivos e configurações.`,
      'Este é o último e-mail sobre ela. Se quiser voltar, é só criar uma nova conta.',
    ],
  }),

  apiApproved: () => ({
    subject: `Seu acesso à API do ${PRODUCT_NAME} foi liberado`,
    heading: 'Boas-vindas à API',
    paragraphs: [
      'Você saiu da lista de espera: agora seus próprios programas podem criar áudios, feeds e episódios.',
      'Crie sua primeira chave na página da API, compre alguns créditos de API e siga a documentação.',
    ],
    button: 'Abrir a página da API',
  }),

  takenOver: (email) => ({
    subject: `Agora sua conta no ${PRODUCT_NAME} é só sua`,
    heading: 'Agora só você entra',
    paragraphs: [
      `Já existia uma conta com ${email}, mas ninguém havia comprovado que o endereço era seu. Você acabou de fazer isso, e a conta passou a ser sua.`,
      'Caso outra pessoa a tenha criado, removemos todas as formas de acesso: a senha, todas as sessões, os logins vinculados, o acesso à API com suas chaves e webhooks e os links compartilhados. Os feeds têm novos endereços e não recebem mais nada sozinhos, e as preferências voltaram ao padrão.',
      'Os áudios, os feeds e os créditos continuam lá. Se foi você quem criou a conta, nada mais se perdeu: escolha uma nova senha quando quiser e informe o novo endereço do feed aos aplicativos de podcast.',
    ],
    button: 'Abrir minha conta',
  }),

  payment: paymentPtBr,
};
