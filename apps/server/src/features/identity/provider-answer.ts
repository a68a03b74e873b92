import { isProvider } from '@parlance/contract/identity';
import { AppError } from '@parlance/kernel/errors';
import { languageOf } from '../../request-language.ts';
import { type EndSocialVisitDeps, endSocialVisit, VISIT_TOKEN_MINUTES } from './actions/end-social-visit.ts';
import { returnAddress } from './identity.view.ts';
import { deviceOf } from './request-device.ts';
import { visitCookie } from './visit-cookie.ts';

/** Answers the browser that a provider sent back: it goes to the page that tells what came of the visit. */
export const answerProvider =
  (deps: EndSocialVisitDeps & { publicUrl: string }) =>
  async (name: string, request: Request, clientAddress: string): Promise<Response> => {
    if (!isProvider(name)) throw new AppError('not_found');
    const where = { device: deviceOf({ request, clientAddress }), language: languageOf(request) };
    const { end, token } = await endSocialVisit(deps, name, request, where);
    const headers = new Headers({
      location: returnAddress(deps.publicUrl, name, end),
      'cache-control': 'no-store',
    });
    for (const cookie of end.cookies) headers.append('set-cookie', cookie);
    const secure = deps.publicUrl.startsWith('https:');
    if (token)
      headers.append('set-cookie', visitCookie(token, { secure, maxAgeSeconds: VISIT_TOKEN_MINUTES * 60 }));
    return new Response(null, { status: 302, headers });
  };
