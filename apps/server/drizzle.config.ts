// Read by drizzle-kit, which tools/migrations brings: npm run db:generate.
export default {
  dialect: 'postgresql',
  schema: './apps/server/src/db/schema/*.ts',
  out: './apps/server/src/db/migrations',
};
