import { type IdentityProvider, openIdentityProvider } from './identity-provider/identity-provider.ts';
import { type Laid, openLoopbackServer } from './loopback-server.ts';
import { type MailStandIn, openMailStandIn } from './mail/mail-stand-in.ts';
import { openPaymentStandIn, type PaymentStandIn } from './payments/payment-stand-in.ts';

const SERVICES = ['google', 'microsoft', 'mail', 'payments'] as const;
export type StandInService = (typeof SERVICES)[number];

type Options = {
  /** On loopback; 0 for any free one. */
  port: number;
  /** Origins of the product: providers send people back to these and nowhere else. */
  origins: string[];
  /** Those that nothing real is configured for. */
  services?: readonly StandInService[];
  /** Where the product takes news about payments. */
  webhookUrl?: string;
  /** Where what was bought is kept; in memory when it is left out. */
  paymentsFile?: string;
};

export type StandIns = {
  url: string;
  services: readonly StandInService[];
  google: IdentityProvider | undefined;
  microsoft: IdentityProvider | undefined;
  mail: MailStandIn | undefined;
  payments: PaymentStandIn | undefined;
  close(): Promise<void>;
};

/**
 * What stands in for services that cost an account elsewhere, so that every screen can be tried on one
 * machine. They let anybody be anyone: they listen on loopback and must not run on a public address.
 */
export async function createStandIns({
  port,
  origins,
  services = SERVICES,
  webhookUrl,
  paymentsFile,
}: Options): Promise<StandIns> {
  const server = await openLoopbackServer(port);
  const lay = async <T extends Laid>(service: StandInService, open: () => Promise<T>) => {
    if (!services.includes(service)) return undefined;
    const opened = await open();
    server.lay(opened);
    return opened;
  };
  try {
    const providers = { baseUrl: server.url, origins };
    const [google, microsoft, mail, payments] = await Promise.all([
      lay('google', async () => openIdentityProvider('google', providers)),
      lay('microsoft', async () => openIdentityProvider('microsoft', providers)),
      lay('mail', () => openMailStandIn({ baseUrl: server.url })),
      lay('payments', async () =>
        openPaymentStandIn({ baseUrl: server.url, webhookUrl, file: paymentsFile }),
      ),
    ]);
    if (payments) server.lay(payments.api);
    return {
      url: server.url,
      services,
      google,
      microsoft,
      mail,
      payments,
      async close() {
        payments?.close();
        await server.close();
        await mail?.close();
      },
    };
  } catch (error) {
    await server.close();
    throw error;
  }
}
