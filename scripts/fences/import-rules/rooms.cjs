// Where each room lies, and the two kinds of sentences that rules are made of.

const TEST_FILE = '\\.test\\.tsx?$';
const TEST_MATERIAL = '/(testing|fixtures)(/|\\.ts$)';
/** Code that never ships. Tests may reach for whatever they test with. */
const TEST = `${TEST_FILE}|${TEST_MATERIAL}`;
const SUITES = '^packages/ports/suites/';
const VENDOR = '(^|/)node_modules/';
const ZOD = '(^|/)node_modules/zod/';

const kernel = '^packages/kernel/src/';
const artifacts = '^packages/artifacts/src/';
const contract = '^packages/contract/src/';
const ports = '^packages/ports/src/';
const pipeline = '^packages/pipeline/src/';
const adapters = '^packages/adapters/src/';
const isolation = '^packages/isolation/src/';
const language = '^packages/language/src/';
const claims = '^packages/claims/src/';
const sound = '^packages/sound/src/';
const transcripts = '^packages/transcripts/src/';
const showNotes = '^packages/show-notes/src/';
/** Of what is known of languages, what is small enough for a page: no table. */
const folding = '^packages/language/src/text/fold\\.ts$';
const documents = '^packages/documents/src/';
const writer = '^packages/writer/src/';
const speech = '^packages/speech/src/';
/** What a recording is and how clips are joined: the same for our own engines and for voices from elsewhere. */
const recordings = '^packages/speech/src/(recording|said-line)\\.ts$';
/** Says which settings each provider of voices reads, so config.ts has to ask it. */
const voiceRegistry = '^packages/adapters/src/voice/providers\\.ts$';
const standIns = '^packages/stand-ins/src/';
const line = '^packages/pipeline/src/line\\.ts$';
const server = '^apps/server/src/';
const serverFeatures = '^apps/server/src/features/';
const db = '^apps/server/src/db/';
const mails = '^apps/server/src/mails/';
/** What an endpoint, an actor, a log line and an address are: words every room of the server speaks. */
const vocabulary =
  '^apps/server/src/(endpoint|log|network-address|request-language|signed-ids|form-limits|doors/(doors|table|picture-turns|shared-visits))\\.ts$';
/** What a feature is to the server, and the events that features hear of from each other. */
const featureShape = '^apps/server/src/(feature|events)\\.ts$';
const compose = '^apps/server/src/composition/compose(-commands|-endings|-model|-providers)?\\.ts$';
const web = '^apps/web/src/';

/** What is started from outside: the server, its commands, threads, every page. */
const ENTRIES = [
  '^apps/server/src/main\\.ts$',
  '^apps/server/src/operator/',
  '-(thread|process)\\.(ts|mjs)$',
  // Given to the mixing and reading processes by name.
  '^packages/adapters/src/(encoder/node-av|page-links/linkedom|feed-reader/feedsmith|token-counter/gpt-tokenizer)\\.ts$',
  // What programs elsewhere import.
  '^packages/contract/src/client\\.ts$',
  '^apps/web/src/',
];

/** What rules of their own answer for, whoever asks: allow-lists stay silent about these. */
const ANSWERED_ELSEWHERE = [VENDOR, TEST, SUITES, compose, standIns, '^apps/web/', '^(scripts|bench|e2e)/'];

/** Node's own modules: fine wherever code may touch the machine. */
const machineToo = { dependencyTypesNot: ['core'] };

/** Shipping code in `from` may reach itself and `may`, nothing else. */
const knowsOnly = (name, comment, from, may, more = {}) => ({
  name,
  comment,
  severity: 'error',
  from: { path: from, pathNot: TEST },
  to: { pathNot: [from, ...may, ...ANSWERED_ELSEWHERE], couldNotResolve: false, ...more },
});

const forbid = (name, comment, from, to) => ({ name, comment, severity: 'error', from, to });

module.exports = {
  TEST_FILE,
  TEST_MATERIAL,
  TEST,
  SUITES,
  VENDOR,
  ZOD,
  kernel,
  artifacts,
  contract,
  ports,
  pipeline,
  adapters,
  isolation,
  language,
  claims,
  sound,
  transcripts,
  showNotes,
  folding,
  documents,
  writer,
  speech,
  recordings,
  voiceRegistry,
  standIns,
  line,
  server,
  serverFeatures,
  db,
  mails,
  vocabulary,
  featureShape,
  compose,
  web,
  ENTRIES,
  ANSWERED_ELSEWHERE,
  machineToo,
  knowsOnly,
  forbid,
};
