import { PRODUCT_NAME } from '@parlance/kernel/product';
import { paymentEnUs } from './payment-words.ts';
import type { Words } from './words.ts';

export const enUs: Words = {
  greeting: (name) => (name ? `Hello ${name},` : 'Hello,'),
  orOpen: 'If the button does not work, open this address:',
  askedFor: `You’re getting this email because somebody entered your address at ${PRODUCT_NAME}. If it wasn’t you, you can ignore it: nothing happens without the link.`,
  aboutAccount: `You’re getting this email because it is about your ${PRODUCT_NAME} account.`,
  chosen: 'You’re getting this email because you chose to in your account.',
  subscribed: `You’re getting this email because this address is subscribed to the ${PRODUCT_NAME} newsletter.`,
  changeChoice: 'Change which emails you get',
  unsubscribe: 'Unsubscribe',

  verification: (validFor) => ({
    subject: 'Confirm your email address',
    heading: `Welcome to ${PRODUCT_NAME}`,
    paragraphs: [
      'Good to have you here. Confirm that this address is yours, and we can reach you when it matters: when an audio is ready, or when you need to get back in.',
      `The link works for ${validFor}.`,
    ],
    button: 'Confirm my address',
  }),

  loginLink: (validFor, isOpen) => ({
    subject: `Your login link for ${PRODUCT_NAME}`,
    heading: 'Sign in without a password',
    paragraphs: [
      `Open the link and press the button on the page to sign in.${isOpen ? ' If you have no account yet, this makes one.' : ''}`,
      `The link works once, for ${validFor}. Don’t pass it on: whoever opens it is signed in as you.`,
    ],
    button: 'Sign in',
  }),

  passwordReset: (validFor) => ({
    subject: 'Choose a new password',
    heading: 'Choose a new password',
    paragraphs: [
      'You, or somebody else, asked for a new password for your account. As long as the link isn’t used, the old one keeps working.',
      `The link works once, for ${validFor}. A new password signs you out everywhere.`,
    ],
    button: 'Choose a new password',
  }),

  noAccount: (email, isOpen) => ({
    subject: `No ${PRODUCT_NAME} account with this address`,
    heading: 'There is no account with this address',
    paragraphs: [
      `Somebody asked for a new password for ${email}, but no account has this address.`,
      isOpen
        ? 'Perhaps you signed up with another one? If you are new here, you can make an account now.'
        : 'Perhaps you signed up with another one? New people come by invitation here: ask whoever runs this server.',
    ],
    ...(isOpen && { button: 'Sign up' }),
  }),

  newsletterConfirmation: (validFor) => ({
    subject: `Confirm the ${PRODUCT_NAME} newsletter`,
    heading: 'One more click',
    paragraphs: [
      `Somebody asked us to send news about ${PRODUCT_NAME} to this address. If it was you, open the link and press the button on the page.`,
      `The link works for ${validFor}. Without it you won’t hear from us, and we forget this address.`,
    ],
    button: 'Confirm the newsletter',
  }),

  alreadySubscribed: {
    subject: `You already get the ${PRODUCT_NAME} newsletter`,
    heading: 'You are already subscribed',
    paragraphs: [
      'Somebody asked us to send our newsletter to this address, and it already goes here. There is nothing you need to do.',
      'If you have had enough of it, the link below ends it.',
    ],
  },

  contactMessage: (name, email) => ({
    subject: `Message from ${name}`,
    heading: `Message from ${name}`,
    greeting: `${name} (${email}) wrote:`,
    why: `Sent with the contact form. Reply to this email, and the answer goes to ${email}. Nobody checked that the address is theirs.`,
  }),

  newAudio: (title, length) => ({
    subject: `Ready to listen: ${title}`,
    heading: 'Your audio is ready',
    paragraphs: [
      length
        ? `“${title}” is finished: about ${length}, waiting in your library.`
        : `“${title}” is finished and waiting in your library.`,
    ],
    button: 'Listen now',
  }),

  accountDeleted: (email) => ({
    subject: `Your ${PRODUCT_NAME} account was deleted`,
    heading: 'Your account is gone',
    paragraphs: [
      `The account of ${email} was deleted, as you asked, with every audio, file and setting in it.`,
      'This is the last email about it. You are welcome to come back with a new account at any time.',
    ],
  }),

  apiApproved: () => ({
    subject: `Your ${PRODUCT_NAME} API access is ready`,
    heading: 'Welcome to the API',
    paragraphs: [
      'You are off the waitlist: from now on your own programs can make audios, feeds and episodes.',
      'Make your first key on the API page, buy some API credits, and the reference will do the rest.',
    ],
    button: 'Open the API page',
  }),

  takenOver: (email) => ({
    subject: `Your ${PRODUCT_NAME} account is now yours alone`,
    heading: 'Only you can get in now',
    paragraphs: [
      `There was already an account with ${email}, but nobody had ever shown that the address is theirs. You just did, so the account is yours.`,
      'In case somebody else had made it, we removed every way in and out: the password, all sessions, linked sign-ins, API access with its keys and webhooks, and shared links. Feeds have new addresses and take in nothing by themselves, and settings are as they were at first.',
      'Audios, feeds and credits are still there. If you made the account yourself, you have lost nothing else: choose a new password whenever you like, and give podcast apps the new feed address.',
    ],
    button: 'Open my account',
  }),

  payment: paymentEnUs,
};
