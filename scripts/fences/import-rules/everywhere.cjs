const {
  TEST_FILE,
  TEST_MATERIAL,
  TEST,
  SUITES,
  kernel,
  contract,
  web,
  ENTRIES,
  forbid,
} = require('./rooms.cjs');

module.exports = [
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
