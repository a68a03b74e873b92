import account from './en-US/account.json';
import api from './en-US/api.json';
import billing from './en-US/billing.json';
import check from './en-US/check.json';
import common from './en-US/common.json';
import compose from './en-US/compose.json';
import errors from './en-US/errors.json';
import feeds from './en-US/feeds.json';
import landing from './en-US/landing.json';
import legal from './en-US/legal.json';
import library from './en-US/library.json';
import listen from './en-US/listen.json';
import player from './en-US/player.json';
import publicPages from './en-US/public.json';
import session from './en-US/session.json';
import shared from './en-US/shared.json';
import studio from './en-US/studio.json';

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
