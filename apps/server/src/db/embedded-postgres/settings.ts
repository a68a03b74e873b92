/** Small and safe: one machine, a few processes, every commit on disk before it is answered. */
export function settingsFor(port: number, durable: boolean): string[] {
  const settings: Record<string, string> = {
    port: String(port),
    listen_addresses: '127.0.0.1',
    unix_socket_directories: '',
    max_connections: '100',
    shared_buffers: '64MB',
    max_wal_size: '256MB',
    // Queries here are short; parallel ones would need more shared memory than containers give.
    max_parallel_workers_per_gather: '0',
    jit: 'off',
    // Three helper processes fewer, and no slower at this size.
    io_method: 'sync',
    timezone: 'UTC',
    log_timezone: 'UTC',
    log_checkpoints: 'off',
    ...(durable
      ? {}
      : { fsync: 'off', full_page_writes: 'off', synchronous_commit: 'off', autovacuum: 'off' }),
  };
  return Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
}
