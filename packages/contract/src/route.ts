import type { z } from 'zod';
import type { ProblemCode } from './problem.ts';

type Shape = z.ZodType;

/** One call, described once: the server mounts it, the web client makes it, the OpenAPI document lists it. */
export type Route<Params = Shape, Query = Shape, Body = Shape, Reply = Shape> = {
  method: 'get' | 'post' | 'patch' | 'put' | 'delete';
  /** ":name" marks a parameter. */
  path: string;
  summary: string;
  /**
   * Who may call: anybody, a signed-in user, one who runs the service, a program with an API key, or whoever holds a
   * signed link (an <audio> element can't send headers).
   */
  access: 'public' | 'user' | 'admin' | 'user_or_signed_link' | 'key' | 'key_or_signed_link';
  params?: Params;
  query?: Query;
  body?: Body;
  /** Types of a body that isn't JSON; whoever answers reads it. */
  takes?: readonly string[];
  /** The success answer; `content` for what isn't JSON. */
  status: 200 | 201 | 202 | 204;
  reply?: Reply;
  content?: string;
  problems?: ProblemCode[];
  /** Takes an Idempotency-Key: the same key gives the same answer; for another request it is refused. */
  idempotent?: boolean;
  /** The route of the pages' own interface that this is another door to. */
  opens?: Route;
};

export const route = <
  Params extends Shape = z.ZodNever,
  Query extends Shape = z.ZodNever,
  Body extends Shape = z.ZodNever,
  Reply extends Shape = z.ZodNever,
>(
  description: Route<Params, Query, Body, Reply>,
): Route<Params, Query, Body, Reply> => description;

export type ParamsOf<R> = R extends Route<infer P, Shape, Shape, Shape> ? z.output<P & Shape> : never;
export type QueryOf<R> = R extends Route<Shape, infer Q, Shape, Shape> ? z.input<Q & Shape> : never;
export type BodyOf<R> = R extends Route<Shape, Shape, infer B, Shape> ? z.input<B & Shape> : never;
export type ReplyOf<R> = R extends Route<Shape, Shape, Shape, infer A> ? z.output<A & Shape> : never;
