import { z } from 'zod';

/**
 * Reads the body of a call to an emulator's `/_control`. `refused` is the answer to one that is not JSON (415) or does not
 * fit (400). Other websites can send JSON only after a preflight request, which is not answered.
 */
export async function readControl<Body>(
  request: Request,
  schema: z.ZodType<Body>,
): Promise<{ data: Body; refused?: never } | { data?: never; refused: Response }> {
  if (request.headers.get('content-type')?.split(';')[0] !== 'application/json')
    return { refused: Response.json({ error: 'Send JSON.' }, { status: 415 }) };
  const { success, data, error } = schema.safeParse(await request.json().catch(() => undefined));
  if (success) return { data };
  return { refused: Response.json({ error: z.prettifyError(error) }, { status: 400 }) };
}
