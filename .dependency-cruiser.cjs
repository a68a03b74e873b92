// Who may know whom. One rule a sentence; `comment` says what it protects. scripts/fences.test.ts plants a
// violation of each rule and expects exactly that rule to answer, so the rules below must not overlap.
module.exports = {
  forbidden: [
    ...require('./scripts/fences/import-rules/packages.cjs'),
    ...require('./scripts/fences/import-rules/server.cjs'),
    ...require('./scripts/fences/import-rules/web.cjs'),
    ...require('./scripts/fences/import-rules/everywhere.cjs'),
  ],
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
