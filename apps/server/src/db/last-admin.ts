import { AppError } from '@parlance/kernel/errors';

/**
 * For whatever takes an admin away. The database sees to it that one who can sign in remains as long as anybody is
 * here, however many are demoted, disabled or deleted at once; what it refuses is AppError 'last_admin'.
 */
export async function keepingAnAdmin<T>(work: PromiseLike<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    const cause = (error as { cause?: { code?: string; constraint?: string } }).cause;
    if (cause?.code === '23514' && cause.constraint === 'an_admin_stays')
      throw new AppError('last_admin', { cause: error });
    throw error;
  }
}
