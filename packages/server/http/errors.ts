import type { Problem, ProblemWord } from '@starhold/wire';
import type { FastifyError } from 'fastify';
import { LobbyError } from '../lobby/problem.ts';

const STATUS: Record<ProblemWord, number> = {
  shape: 400,
  signIn: 401,
  missing: 404,
  foreign: 403,
  tooMany: 429,
  tooLarge: 413,
  wrongLogin: 403,
  loginTaken: 409,
  notHost: 403,
  notYours: 403,
  seatTaken: 409,
  notNow: 409,
  options: 400,
  save: 400,
  enough: 409,
  busy: 503,
  broken: 500,
};

/** What is said; of an unexpected error nothing but that it happened. */
export function problemOf(error: unknown): { status: number; body: Problem } {
  const { problem, detail, retryAfter } = known(error as FastifyError);
  const body: Problem = retryAfter === undefined ? { problem, detail } : { problem, detail, retryAfter };
  return { status: STATUS[problem], body };
}

function known(error: FastifyError | LobbyError): { problem: ProblemWord; detail: string; retryAfter?: number } {
  if (error instanceof LobbyError) {
    const { problem, message: detail, retryAfter } = error;
    return retryAfter === undefined ? { problem, detail } : { problem, detail, retryAfter };
  }
  if (error.validation) {
    const [issue] = error.validation;
    const where = [error.validationContext, ...(issue?.instancePath ?? '').split('/')].filter((part) => part);
    return {
      problem: 'shape',
      detail: `${where.join('.')}: ${issue?.message ?? 'not what is expected here'}`.slice(0, 300),
    };
  }
  const status = error.statusCode ?? 500;
  if (status === 413) return { problem: 'tooLarge', detail: 'the request is too large' };
  if (status < 500) return { problem: 'shape', detail: 'this request cannot be read' };
  return { problem: 'broken', detail: 'something went wrong here' };
}
