import { PRODUCT_NAME } from '@parlance/kernel/product';
import type { PaymentWords } from './words.ts';

export const paymentEnUs: PaymentWords = {
  plan_started: ({ plan, amount, until }) => ({
    subject: `Your receipt: ${PRODUCT_NAME} ${plan}`,
    heading: `Welcome to ${plan}`,
    paragraphs: [
      `We received ${amount} for a month of ${PRODUCT_NAME} ${plan}. Your credits are ready.`,
      `The plan renews on ${until}. You can cancel at any time and keep it until then.`,
    ],
    button: 'See my account',
  }),
  plan_renewed: ({ plan, amount, until }) => ({
    subject: `Your receipt: ${PRODUCT_NAME} ${plan} was renewed`,
    heading: 'A new month has begun',
    paragraphs: [
      `We received ${amount} for another month of ${PRODUCT_NAME} ${plan}, and your credits are full again.`,
      `The next renewal is on ${until}.`,
    ],
    button: 'See my account',
  }),
  credits_bought: ({ credits, amount, until }) => ({
    subject: `Your receipt: ${credits} credits`,
    heading: 'Your credits are here',
    paragraphs: [`We received ${amount} for ${credits} credits.`, `You can use them until ${until}.`],
    button: 'See my account',
  }),
  payment_failed: ({ plan, amount }) => ({
    subject: `Your payment for ${PRODUCT_NAME} ${plan} failed`,
    heading: 'Your payment didn’t go through',
    paragraphs: [
      `We could not charge ${amount} for ${PRODUCT_NAME} ${plan}. Your plan waits until this is settled.`,
      'We will try again in the coming days. If your card has changed, open your account and update it under billing.',
    ],
    button: 'Update my card',
  }),
  changes_settled: ({ amount }) => ({
    subject: 'Your receipt: the last bill of your plan',
    heading: 'Your plan is settled',
    paragraphs: [
      `We received ${amount}. You changed your plan during its last month, and this is the difference for that month.`,
      'The plan has ended, and no other bill will come.',
    ],
    button: 'See my account',
  }),
  changes_unpaid: ({ amount }) => ({
    subject: 'The last bill of your plan is unpaid',
    heading: 'Your payment didn’t go through',
    paragraphs: [
      `We could not charge ${amount}. You changed your plan during its last month, and this is the difference for that month.`,
      'We will try again in the coming days. If your card has changed, open your account and update it under billing.',
    ],
    button: 'Update my card',
  }),
  refunded: ({ amount }) => ({
    subject: `Your refund of ${amount}`,
    heading: 'Your money is on its way back',
    paragraphs: [`We have refunded ${amount}. It takes your bank a few days to show it.`],
    button: 'See my account',
  }),
};

export const paymentPtBr: PaymentWords = {
  plan_started: ({ plan, amount, until }) => ({
    subject: `Seu recibo: ${PRODUCT_NAME} ${plan}`,
    heading: `Boas-vindas ao ${plan}`,
    paragraphs: [
      `Recebemos ${amount} por um mês do ${PRODUCT_NAME} ${plan}. Seus créditos já estão disponíveis.`,
      `O plano será renovado em ${until}. Você pode cancelar quando quiser e usá-lo até lá.`,
    ],
    button: 'Ver minha conta',
  }),
  plan_renewed: ({ plan, amount, until }) => ({
    subject: `Seu recibo: o ${PRODUCT_NAME} ${plan} foi renovado`,
    heading: 'Um novo mês começou',
    paragraphs: [
      `Recebemos ${amount} por mais um mês do ${PRODUCT_NAME} ${plan}, e seus créditos foram renovados.`,
      `A próxima renovação será em ${until}.`,
    ],
    button: 'Ver minha conta',
  }),
  credits_bought: ({ credits, amount, until }) => ({
    subject: `Seu recibo: ${credits} créditos`,
    heading: 'Seus créditos chegaram',
    paragraphs: [`Recebemos ${amount} por ${credits} créditos.`, `Você pode usá-los até ${until}.`],
    button: 'Ver minha conta',
  }),
  payment_failed: ({ plan, amount }) => ({
    subject: `O pagamento do ${PRODUCT_NAME} ${plan} não foi aprovado`,
    heading: 'Seu pagamento não foi aprovado',
    paragraphs: [
      `Não conseguimos cobrar ${amount} pelo ${PRODUCT_NAME} ${plan}. Seu plano fica em espera até isso ser resolvido.`,
      'Vamos tentar de novo nos próximos dias. Se o seu cartão mudou, abra sua conta e atualize-o na área de cobrança.',
    ],
    button: 'Atualizar meu cartão',
  }),
  changes_settled: ({ amount }) => ({
    subject: 'Seu recibo: a última cobrança do seu plano',
    heading: 'Seu plano está quitado',
    paragraphs: [
      `Recebemos ${amount}. Você mudou de plano durante o último mês, e esta é a diferença referente a esse mês.`,
      'O plano terminou, e não haverá outra cobrança.',
    ],
    button: 'Ver minha conta',
  }),
  changes_unpaid: ({ amount }) => ({
    subject: 'A última cobrança do seu plano está em aberto',
    heading: 'Seu pagamento não foi aprovado',
    paragraphs: [
      `Não conseguimos cobrar ${amount}. Você mudou de plano durante o último mês, e esta é a diferença referente a esse mês.`,
      'Vamos tentar de novo nos próximos dias. Se o seu cartão mudou, abra sua conta e atualize-o na área de cobrança.',
    ],
    button: 'Atualizar meu cartão',
  }),
  refunded: ({ amount }) => ({
    subject: `Seu reembolso de ${amount}`,
    heading: 'Seu dinheiro está a caminho',
    paragraphs: [`Reembolsamos ${amount}. Seu banco pode levar alguns dias para mostrar o valor.`],
    button: 'Ver minha conta',
  }),
};
