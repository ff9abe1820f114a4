import * as z from 'zod';
import { SeatNumber, TableId } from '../shapes.ts';

/** What every list of routes is made of. */

export interface Route {
  method: 'GET' | 'POST' | 'DELETE';
  path: string;
  /** In one line of the OpenAPI document. */
  about: string;
  /** `nobody`: without a login; `person`: a guest at least. */
  role: 'nobody' | 'person';
  params?: z.ZodType;
  query?: z.ZodType;
  body?: z.ZodType;
  reply: z.ZodType;
}

export const NOTHING = z.strictObject({});
export const byTable = z.strictObject({ id: TableId });
export const bySeat = z.strictObject({ id: TableId, seat: z.coerce.number().pipe(SeatNumber) });
export const Standing = z.enum(['won', 'drawn', 'lost']);
