import account from './pt-BR/account.json';
import api from './pt-BR/api.json';
import billing from './pt-BR/billing.json';
import check from './pt-BR/check.json';
import common from './pt-BR/common.json';
import compose from './pt-BR/compose.json';
import errors from './pt-BR/errors.json';
import feeds from './pt-BR/feeds.json';
import landing from './pt-BR/landing.json';
import legal from './pt-BR/legal.json';
import library from './pt-BR/library.json';
import listen from './pt-BR/listen.json';
import player from './pt-BR/player.json';
import publicPages from './pt-BR/public.json';
import session from './pt-BR/session.json';
import shared from './pt-BR/shared.json';
import studio from './pt-BR/studio.json';

export const catalogues = {
  account,
  api,
  billing,
  check,
  common,
  compose,
  errors,
  feeds,
  landing,
  legal,
  library,
  listen,
  player,
  public: publicPages,
  session,
  shared,
  studio,
};
