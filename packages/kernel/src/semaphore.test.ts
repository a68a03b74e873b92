import { describe, expect, it } from 'vitest';
import { Semaphore } from './semaphore.ts';

describe('Semaphore', () => {
  it('lets so many in at once and the others in the order they came', async () => {
    const semaphore = new Semaphore(2);
    const order: string[] = [];
    const first = await semaphore.acquire();
    await semaphore.acquire();
    const waiting = ['a', 'b'].map(async (name) => {
      await semaphore.acquire();
      order.push(name);
    });
    await Promise.resolve();
    expect(order).toEqual([]);
    first[Symbol.dispose]();
    await waiting[0];
    expect(order).toEqual(['a']);
  });

  it('lets those who go ahead pass those who wait', async () => {
    const semaphore = new Semaphore(1);
    const order: string[] = [];
    const held = await semaphore.acquire();
    const waiting = [
      { name: 'patient', ahead: false },
      { name: 'urgent', ahead: true },
    ].map(async ({ name, ahead }) => {
      using _turn = await semaphore.acquire(undefined, ahead);
      order.push(name);
    });
    held[Symbol.dispose]();
    await Promise.all(waiting);
    expect(order).toEqual(['urgent', 'patient']);
  });

  it('gives a place back once, however often it is told', async () => {
    const semaphore = new Semaphore(1);
    const turn = await semaphore.acquire();
    turn[Symbol.dispose]();
    turn[Symbol.dispose]();
    await semaphore.acquire();
    await expect(semaphore.acquire(AbortSignal.timeout(20))).rejects.toMatchObject({ name: 'TimeoutError' });
  });

  it('lets a waiting one go without taking its place', async () => {
    const semaphore = new Semaphore(1);
    const turn = await semaphore.acquire();
    const stop = new AbortController();
    const gone = semaphore.acquire(stop.signal);
    const patient = semaphore.acquire();
    stop.abort(new Error('gone'));
    await expect(gone).rejects.toThrow('gone');
    turn[Symbol.dispose]();
    await patient;
    await expect(semaphore.acquire(AbortSignal.abort(new Error('too late')))).rejects.toThrow('too late');
  });

  it('gives a place at once or not at all to who does not wait', async () => {
    const semaphore = new Semaphore(1);
    const turn = semaphore.tryAcquire();
    expect(semaphore.tryAcquire()).toBeUndefined();
    turn?.[Symbol.dispose]();
    expect(semaphore.tryAcquire()).toBeDefined();
  });
});
