const {
  TEST,
  VENDOR,
  kernel,
  contract,
  transcripts,
  showNotes,
  folding,
  web,
  forbid,
} = require('./rooms.cjs');

module.exports = [
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
