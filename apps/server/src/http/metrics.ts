import type { Door } from '@parlance/kernel/door';
import { LINE_SUPPORTS } from '@parlance/kernel/line-support';
import type { Context, Next } from 'hono';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';

/** What doors hold is asked for when somebody looks. */
function watchDoors(registry: Registry, doors: Door[]): void {
  const labelNames = ['door'] as const;
  for (const [name, help] of [
    ['inside', 'What a door holds now, in places or bytes'],
    ['waiting', 'Visits that wait at a door'],
    ['refused', 'Visits that a door has turned away so far'],
  ] as const)
    new Gauge({
      name: `parlance_door_${name}`,
      help,
      labelNames,
      registers: [registry],
      collect() {
        for (const door of doors) this.set({ door: door.name }, door.state[name]);
      },
    });
}

export function openMetrics(doors: Door[]) {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  watchDoors(registry, doors);
  const requests = new Histogram({
    name: 'parlance_http_request_seconds',
    help: 'Time to answer, by route and status',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.005, 0.02, 0.1, 0.5, 2, 10],
    registers: [registry],
  });
  const runs = new Counter({
    name: 'parlance_runs_total',
    help: 'Generations that came to an end, by outcome',
    labelNames: ['outcome'],
    registers: [registry],
  });
  const runSeconds = new Histogram({
    name: 'parlance_run_seconds',
    help: 'Time a worker spent on one attempt, by outcome',
    labelNames: ['outcome'],
    buckets: [5, 15, 60, 180, 600, 1800],
    registers: [registry],
  });
  const scriptLines = new Counter({
    name: 'parlance_script_lines_total',
    help: 'Written lines by what they rest on: supported by the source, framing, illustration, or unsupported',
    labelNames: ['support'],
    registers: [registry],
  });
  const linesHeard = new Counter({
    name: 'parlance_lines_listened_total',
    help: 'Spoken lines that were listened to: good, mended by a second try, or flagged',
    labelNames: ['outcome'],
    registers: [registry],
  });
  return {
    text: () => registry.metrics(),
    contentType: registry.contentType,
    runEnded(outcome: string, seconds: number): void {
      runs.inc({ outcome });
      runSeconds.observe({ outcome }, seconds);
    },
    scriptChecked(lines: Record<(typeof LINE_SUPPORTS)[number], number>): void {
      for (const support of LINE_SUPPORTS) scriptLines.inc({ support }, lines[support]);
    },
    lineHeard(outcome: string): void {
      linesHeard.inc({ outcome });
    },
    answered(method: string, route: string, status: number, seconds: number): void {
      requests.observe({ method, route, status }, seconds);
    },
    async observe(context: Context, next: Next): Promise<void> {
      const end = requests.startTimer({ method: context.req.method });
      await next();
      end({ route: context.req.routePath, status: context.res.status });
    },
  };
}

export type Metrics = ReturnType<typeof openMetrics>;
