import type { composeBackup, composeOperator } from '../composition/compose-commands.ts';
import { KEPT_KINDS, type KeptOfPerson } from '../features/storage/left-objects.store.ts';
import { type FetchedModel, inGigabytes } from './fetch-model/fetch-model.ts';
import type { Moved } from './move-objects.ts';

type Operator = Awaited<ReturnType<typeof composeOperator>>;
type Found = Awaited<ReturnType<Operator['findUser']>>;
type Failed = Awaited<ReturnType<Operator['listFailed']>>[number];

type Refund = Awaited<ReturnType<Operator['previewRefund']>>;
type Waiting = Awaited<ReturnType<Operator['listWaitlist']>>[number];

const day = (moment: Date): string => moment.toISOString().slice(0, 10);

const money = ({ amountCents, currency }: { amountCents: number; currency: string }): string =>
  new Intl.NumberFormat('en-US', { style: 'currency', currency }).format(amountCents / 100);

export function userLines({ user, subscription, balance, customerId, payments, audios }: Found): string[] {
  const { plan, status, next_billing_at, expires_at } = subscription;
  return [
    `${user.name} <${user.email}>${user.emailVerified ? '' : ' (address not confirmed)'}`,
    `id        ${user.id}, since ${day(user.createdAt)}`,
    `plan      ${plan}, ${status}${next_billing_at ? `, next bill ${next_billing_at.slice(0, 10)}` : ''}${expires_at ? `, until ${expires_at.slice(0, 10)}` : ''}`,
    `credits   ${balance}`,
    `audios    ${audios}`,
    `customer  ${customerId ?? 'none'}`,
    ...payments.map(
      (payment) =>
        `payment   ${payment.id}  ${day(payment.paidAt)}  ${money(payment)}  ${payment.plan ?? `${payment.credits} credits`}${payment.refundedAt ? `  refunded ${day(payment.refundedAt)}` : ''}`,
    ),
  ];
}

export const failedLine = ({ audio }: Failed): string =>
  `${audio.id}  ${audio.updatedAt.toISOString()}  ${audio.errorCode ?? 'generation_failed'}  user ${audio.userId}  ${audio.title ?? ''}`;

export const waitingLine = ({ user, requestedAt }: Waiting): string =>
  `${day(requestedAt)}  ${user.name} <${user.email}>${user.emailVerified ? '' : ' (address not confirmed)'}  id ${user.id}`;

const boughtWith = ({ plan, credits }: Refund['payment']): string =>
  plan ? `a month of "${plan}"` : `${credits} credits`;

/** What a refund would do. */
export const refundLines = ({ payment, credits, endsPlan }: Refund): string[] => [
  `payment   ${payment.id}, ${money(payment)} for ${boughtWith(payment)}, paid on ${day(payment.paidAt)}`,
  `credits   ${credits} are taken back`,
  `plan      ${endsPlan ? 'ends now' : 'stays as it is'}`,
];

export const refundedLine = ({ payment, credits, endsPlan }: Refund): string =>
  `Refunded ${money(payment)} (${payment.id}); ${credits} credits were taken back.${endsPlan ? '\nThe plan has ended.' : ''}`;
type Backup = Awaited<ReturnType<typeof composeBackup>>;
type BackedUp = Awaited<ReturnType<Backup['backup']>>;
type Restored = Awaited<ReturnType<Backup['restore']>>;

const held = ({ tables, rows, objects, uploads }: Omit<BackedUp, 'bytes' | 'incompleteAudios'>): string =>
  `${rows} rows of ${tables} tables, ${objects} objects, ${uploads} unfinished uploads`;

const incomplete = (audios: string[]): string[] =>
  audios.map((id) => `audio     ${id} names an object that the store does not have`);

export const backupLines = (file: string, made: BackedUp): string[] => [
  `${file}: ${held(made)}; ${(made.bytes / 1e6).toFixed(1)} MB. It holds the secret: keep it closed.`,
  ...incomplete(made.incompleteAudios),
];

export const movedLines = ({ copied, alreadyThere, deleted, uploads, bytes }: Moved): string[] => [
  `${copied} objects copied and compared, ${(bytes / 1e6).toFixed(1)} MB; ${alreadyThere} were there already; ` +
    `${deleted} that are gone from the disk were deleted; ${uploads} unfinished uploads.`,
  'Stop the server, say this once more, and start it with the S3_ settings. The disk keeps everything until you remove it.',
];

export const fetchedModelLines = ({ file, bytes, sha256, wasThere }: FetchedModel): string[] => [
  `${file}: ${inGigabytes(bytes)}, SHA-256 ${sha256}${wasThere ? '. It was there already; remove it to fetch it again' : ''}.`,
  `Start the server with OWN_MODEL_FILE=${file}. The engine is installed by: npm ci --prefix tools/own-model --ignore-scripts`,
];

export const restoreLines = (restored: Restored): string[] => [
  `As of ${restored.madeAt}: ${held(restored)}; ${restored.runs} generations go on when the server starts.`,
  ...incomplete(restored.incompleteAudios),
  ...restored.lostUploads.map((id) => `upload    ${id} had lost its bytes and was left out`),
];

const inMegabytes = (bytes: number): string => (bytes / 1_000_000).toFixed(1);
const COLUMNS = ['total', ...KEPT_KINDS];

/** A line for each person, under a line that names the columns. */
export function storageLines(kept: KeptOfPerson[]): string[] {
  const row = (cells: string[], email: string) =>
    `${cells.map((cell) => cell.padStart(11)).join('')}  ${email}`;
  return [
    row([...COLUMNS], ''),
    ...kept.map((person) =>
      row(
        [person.bytes, ...KEPT_KINDS.map((kind) => person[kind])].map((bytes) => inMegabytes(bytes)),
        person.email,
      ),
    ),
  ].map((line) => line.trimEnd());
}
