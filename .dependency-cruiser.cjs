// Who may know whom. One rule a sentence; `comment` says what it protects. scripts/fences.test.ts plants a
// violation of each rule and expects exactly that rule to answer, so the rules below must not overlap.

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
const sound = '^packages/sound/src/';
const transcripts = '^packages/transcripts/src/';
const showNotes = '^packages/show-notes/src/';
/** Of what is known of languages, what is small enough for a page: no table. */
const folding = '^packages/language/src/text/fold\\.ts$';
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
  '^apps/server/src/(endpoint|log|network-address|request-language|signed-ids|form-limits)\\.ts$';
/** What a feature is to the server, and the events that features hear of from each other. */
const featureShape = '^apps/server/src/(feature|events)\\.ts$';
const compose = '^apps/server/src/composition/compose(-commands)?\\.ts$';
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

const packageRules = [
  knowsOnly(
    'kernel-knows-nothing',
    'Errors, ids, limits and languages are shared by browser and server: no room of the house, no machine.',
    kernel,
    [],
  ),
  knowsOnly(
    'contract-knows-kernel',
    'The contract is read by browser and server alike; it may lean on the kernel only.',
    contract,
    [kernel],
  ),
  knowsOnly(
    'artifacts-know-kernel',
    'Artifacts outlive the code that made them; their schemas lean on the kernel only.',
    artifacts,
    [kernel],
  ),
  knowsOnly(
    'ports-know-kernel-and-artifacts',
    'A port says what a vendor does for us in our own words, never how.',
    ports,
    [kernel, artifacts],
  ),
  knowsOnly(
    'suites-know-their-port',
    'A behaviour suite must hold for every adapter, so it can know none of them.',
    SUITES,
    [kernel, artifacts, ports],
    machineToo,
  ),
  knowsOnly(
    'pipeline-knows-artifacts-ports-kernel',
    'A stage takes a value and gives the next; whoever stores, queues or answers is out of its sight.',
    pipeline,
    // Isolation is for 1-ingest and 4-produce only, see below.
    [kernel, artifacts, ports, language, sound, transcripts, isolation],
    machineToo,
  ),
  forbid(
    'stage-never-another-stage',
    'Only line.ts knows the order; a stage that names its neighbour can no longer be moved or retried alone.',
    { path: '^packages/pipeline/src/([0-9]-[^/]+)/', pathNot: TEST },
    { path: pipeline, pathNot: ['^packages/pipeline/src/$1/', TEST] },
  ),
  knowsOnly(
    'adapter-knows-ports-artifacts-kernel',
    'An adapter translates one vendor into one port; it must work without the rest of the product.',
    adapters,
    [kernel, artifacts, ports, language, sound, isolation, recordings],
    machineToo,
  ),
  knowsOnly(
    'language-knows-kernel',
    'What is known of a language is data and pure functions: everybody may use it, so it can lean on nobody.',
    language,
    [kernel],
  ),
  knowsOnly(
    'sound-knows-nothing',
    'Arithmetic over samples: engines, stages and adapters share it, so it can lean on none of them.',
    sound,
    [],
  ),
  knowsOnly(
    'transcripts-know-artifacts',
    'Files made of a script and its times are the same for stage 4, downloads, feeds and the player in the browser.',
    transcripts,
    [kernel, artifacts],
  ),
  knowsOnly(
    'show-notes-know-kernel',
    'Show notes are read the same way by the page and the feed: pure functions over text, safe in a browser.',
    showNotes,
    [kernel],
  ),
  ...Object.entries({ writer, speech }).map(([name, path]) =>
    knowsOnly(
      `${name}-knows-ports-and-language`,
      `Our own ${name} stands behind its port like any vendor’s, and could be replaced like one.`,
      path,
      [kernel, artifacts, ports, language, isolation, ...(path === speech ? [sound] : [])],
      machineToo,
    ),
  ),
  knowsOnly(
    'isolation-knows-kernel',
    'What stands between strangers’ bytes and the server must not know what either of them is.',
    isolation,
    [kernel],
    machineToo,
  ),
  forbid(
    'isolation-only-around-native-code',
    'Processes are started by those who read strangers’ bytes and by the one who mixes; compose.ts tells what bounds them.',
    {
      path: [
        '^packages/pipeline/src/(?!1-ingest/|4-produce/)',
        '^apps/server/src/((composition|config)/)?[^/]+\\.ts$',
      ],
      pathNot: [compose, TEST],
    },
    { path: isolation },
  ),
  forbid(
    'adapter-never-another-ports-adapter',
    'Dropping a vendor must mean deleting one folder and one line of compose.ts.',
    { path: '^packages/adapters/src/([^/]+)/', pathNot: TEST },
    { path: adapters, pathNot: ['^packages/adapters/src/$1/', TEST] },
  ),
  knowsOnly(
    'stand-ins-know-kernel',
    'A stand-in plays somebody outside: it meets the product over the network only, as the real one would.',
    standIns,
    [kernel],
    machineToo,
  ),
  forbid(
    'stand-ins-only-by-compose',
    'Stand-ins let anybody be anyone; one file decides when they may, and tests use them.',
    { path: '^(apps/server/src|packages|scripts|bench)/', pathNot: [standIns, compose, TEST] },
    { path: standIns },
  ),
];

const vendorRules = [
  forbid(
    'vendor-only-in-adapters',
    'Kernel, ports, pipeline, sound, transcripts and show notes must not change when a vendor does; an SDK belongs behind a port.',
    { path: [kernel, ports, pipeline, sound, transcripts, showNotes], pathNot: TEST },
    { path: VENDOR },
  ),
  forbid(
    'schemas-only-by-zod',
    'Contract and artifacts are schemas: zod is the one library they are written in.',
    { path: [contract, artifacts], pathNot: TEST },
    { path: VENDOR, pathNot: ZOD },
  ),
  forbid(
    'suites-only-with-test-tools',
    'A behaviour suite that needs a vendor is a test of that vendor.',
    { path: SUITES },
    { path: VENDOR, pathNot: '(^|/)node_modules/(vitest|@vitest|fast-check)/' },
  ),
];

const serverRules = [
  forbid(
    'feature-never-a-sibling',
    'What one feature needs of another is declared in its Deps and handed in by connect-features.ts.',
    { path: '^apps/server/src/features/([^/]+)/', pathNot: TEST },
    { path: serverFeatures, pathNot: ['^apps/server/src/features/$1/', TEST] },
  ),
  knowsOnly(
    'feature-knows-no-frame',
    'Routes, stores and actions must not know who mounts them, runs them or which vendor was chosen.',
    serverFeatures,
    [contract, ports, artifacts, transcripts, showNotes, kernel, db, vocabulary, featureShape],
    machineToo,
  ),
  knowsOnly(
    'feature-shape-knows-db',
    'What every feature is made in the shape of must not know any of them.',
    featureShape,
    [contract, kernel, db, vocabulary],
  ),
  ...['http', 'worker'].map((room) =>
    knowsOnly(
      `${room}-knows-features-line-ports`,
      `${room} mounts and runs what compose.ts gives it; it chooses no vendor and no stage.`,
      `^apps/server/src/${room}/`,
      [serverFeatures, line, contract, ports, artifacts, kernel, db, vocabulary],
      machineToo,
    ),
  ),
  knowsOnly(
    'vocabulary-knows-contract',
    'What every room of the server imports must not import a room.',
    vocabulary,
    [contract, kernel, ports],
    machineToo,
  ),
  knowsOnly(
    'mails-know-contract-and-ports',
    'A mail is words and links: who gets it and why is told by whoever sends it.',
    mails,
    [contract, ports, kernel],
    machineToo,
  ),
  knowsOnly(
    'db-knows-kernel',
    'Schema, migrations and transactions lie under every feature; they can lean on none.',
    db,
    [kernel, artifacts, contract],
    machineToo,
  ),
  forbid(
    'compose-only-by-entries',
    'The composition root is the end of every thread; code that imports it pulls the whole product in.',
    { pathNot: ['^apps/server/src/main\\.ts$', '^apps/server/src/operator/', '^bench/', compose, TEST] },
    { path: compose },
  ),
  forbid(
    'vendors-chosen-in-compose',
    'One file decides which adapter stands behind which port.',
    { path: server, pathNot: [compose, serverFeatures, db, mails, '^apps/server/src/(http|worker)/', TEST] },
    { path: [adapters, writer, speech], pathNot: voiceRegistry },
  ),
];

const webRules = [
  forbid(
    'screens-only-in-web',
    'The server serves the built pages; nothing else runs or reads their code.',
    { pathNot: ['^apps/web/', '^e2e/'] },
    { path: '^apps/web/' },
  ),
  forbid(
    'web-knows-contract-and-kernel',
    'What reaches the browser is public: only the contract, the kernel, transcripts, show notes and the folding of letters are written for that.',
    { path: web },
    { path: '^(packages|apps/server)/', pathNot: [contract, kernel, transcripts, showNotes, folding] },
  ),
  forbid(
    'web-feature-never-a-sibling',
    'Screens meet in app/ only, so that one can be changed or removed without reading the others.',
    { path: '^apps/web/src/features/([^/]+)/', pathNot: TEST },
    { path: '^apps/web/src/features/', pathNot: '^apps/web/src/features/$1/' },
  ),
  forbid(
    'web-feature-knows-no-frame',
    'A screen does not know the router file or the shell it is shown in.',
    { path: '^apps/web/src/features/', pathNot: TEST },
    { path: '^apps/web/src/app/' },
  ),
  forbid(
    'web-ui-knows-no-feature',
    'Parts in ui/ are for every feature, hence of none.',
    { path: '^apps/web/src/ui/', pathNot: TEST },
    { path: '^apps/web/src/(features|app)/' },
  ),
  forbid(
    'web-lib-knows-no-screen',
    'Client, storage, formatting and catalogues lie under all screens and parts.',
    { path: '^apps/web/src/lib/', pathNot: TEST },
    { path: '^apps/web/src/(features|ui|app)/' },
  ),
  forbid(
    'web-islands-stay-light',
    'Public pages load what is in islands/ and nothing else: no library and no screen may come along.',
    { path: '^apps/web/src/islands/', pathNot: [TEST, '\\.d\\.ts$'] },
    { path: [VENDOR, '^packages/(?!transcripts/)', '^apps/web/src/(features|app)/', '\\.tsx$'] },
  ),
];

const everywhere = [
  forbid(
    'no-cycles',
    'Two files that need each other are one file, or hide a third.',
    {},
    { circular: true },
  ),
  forbid(
    'no-dead-files',
    'Server and package files that no entry leads to are left over; tests alone don’t keep a file alive.',
    { path: ENTRIES },
    {
      path: '^(apps/server|packages/[^/]+)/src/',
      pathNot: [TEST, '\\.d\\.m?ts$', ...ENTRIES],
      reachable: false,
    },
  ),
  forbid(
    'no-orphans',
    'A page part that imports nothing and that nobody imports is left over.',
    { path: web, orphan: true, pathNot: [TEST, '\\.d\\.ts$', '\\.(json|css)$'] },
    {},
  ),
  forbid(
    'imports-resolve',
    'A path that leads nowhere makes every other rule blind to it.',
    { pathNot: TEST },
    {
      couldNotResolve: true,
      // Written by the router's type generator, outside the source tree.
      pathNot: '/\\+types/',
    },
  ),
  forbid(
    'tests-are-leaves',
    'A test file exports nothing; what several tests need has a file of its own.',
    {},
    { path: TEST_FILE },
  ),
  forbid(
    'test-material-only-for-tests',
    'What tests are made of must not ship.',
    { pathNot: [TEST, SUITES, '^(scripts|bench|e2e)/'] },
    { path: TEST_MATERIAL },
  ),
  forbid(
    'suites-only-for-tests',
    'Behaviour suites load the test runner and must not ship.',
    { pathNot: [TEST, SUITES] },
    { path: SUITES },
  ),
  forbid(
    'product-knows-no-tooling',
    'Scripts, benches and journeys stand outside the product and may be thrown away without touching it.',
    { path: '^(apps|packages)/[^/]+/src/', pathNot: TEST },
    { path: '^(scripts|bench|e2e)/' },
  ),
  forbid(
    'journeys-see-the-outside',
    'Journeys drive the built product as a person does; its insides must not be needed to know that it works.',
    { path: '^e2e/' },
    {
      path: '^(apps|packages)/',
      pathNot: [contract, kernel, '^apps/web/src/lib/locales/', '^packages/writer/src/fixtures/'],
    },
  ),
];

module.exports = {
  forbidden: [...packageRules, ...vendorRules, ...serverRules, ...webRules, ...everywhere],
  options: {
    // Type-only imports are knowledge too.
    tsPreCompilationDeps: true,
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '/(build|\\.react-router|drizzle|test-results)/' },
    // Workspace packages are reached through their `exports`; conditions as Node and Vite have them.
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['types', 'import', 'node', 'browser', 'default'],
      extensions: ['.ts', '.tsx', '.mts', '.mjs', '.js', '.json'],
    },
  },
};
