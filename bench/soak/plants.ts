/** Leaks that are planted into the measured server to see that they are found: megabytes, or descriptors, in all. */
const PLANTS = { memory: 60, descriptors: 120 } as const;
export type Plant = keyof typeof PLANTS;

export function plantNamed(name: string): Plant {
  const plant = (Object.keys(PLANTS) as Plant[]).find((one) => one === name);
  if (!plant) throw new Error(`--plant takes ${Object.keys(PLANTS).join(' or ')}`);
  return plant;
}

/** The shorter the run, the faster it leaks. */
export const plantedPerHour = (plant: Plant, minutes: number): number => (PLANTS[plant] / minutes) * 60;

/** What the module that leaks reads: the plant, and how much of it an hour. */
export const PLANT_SETTINGS = { plant: 'PARLANCE_BENCH_PLANT', perHour: 'PARLANCE_BENCH_PLANT_PER_HOUR' };
