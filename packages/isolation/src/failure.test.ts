import { AppError } from '@parlance/kernel/errors';
import { describe, expect, it } from 'vitest';
import { howItExited, IsolationError, toAppError } from './failure.ts';

const CODES: Parameters<typeof toAppError>[1] = {
  refusals: ['document.empty'],
  out_of_memory: 'document.too_large',
  otherwise: 'document.unreadable',
};

describe('a failed call', () => {
  it('becomes the code its port has for it', () => {
    const codeOf = (error: unknown) => (toAppError(error, CODES) as AppError).code;
    expect(codeOf(new IsolationError('refused', '', { refusal: 'document.empty' }))).toBe('document.empty');
    expect(codeOf(new IsolationError('out_of_memory', ''))).toBe('document.too_large');
    expect(codeOf(new IsolationError('timed_out', ''))).toBe('document.unreadable');
    expect(codeOf(new IsolationError('crashed', ''))).toBe('document.unreadable');
  });

  it('can’t speak with a code that is not its own', () => {
    const lie = new IsolationError('refused', '', { refusal: 'billing.paid' });
    expect(toAppError(lie, CODES)).toMatchObject({ code: 'document.unreadable' });
  });

  it('passes aborts on as they are', () => {
    const reason = new Error('cancelled');
    expect(toAppError(reason, CODES)).toBe(reason);
    expect(toAppError(new AppError('test.x'), CODES)).toMatchObject({ code: 'test.x' });
  });

  it('tells memory, time and crashes apart by how the process ended', () => {
    expect(howItExited(null, 'SIGKILL')).toBe('out_of_memory');
    expect(howItExited(null, 'SIGABRT')).toBe('out_of_memory');
    expect(howItExited(134, null)).toBe('out_of_memory');
    expect(howItExited(null, 'SIGXCPU')).toBe('timed_out');
    expect(howItExited(null, 'SIGSEGV')).toBe('crashed');
    expect(howItExited(1, null)).toBe('crashed');
  });
});
