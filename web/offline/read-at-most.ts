/** The body of a request in memory, with its type; undefined if it has more than `limit` bytes. */
export async function readAtMost(request: Request, limit: number): Promise<Response | undefined> {
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  let size = 0;
  const reader = request.body?.getReader();
  while (reader) {
    const { done, value } = await reader.read();
    if (done) break;
    size += value.byteLength;
    if (size > limit) return undefined;
    chunks.push(value);
  }
  const type = request.headers.get('content-type') ?? '';
  return new Response(new Blob(chunks), { headers: { 'Content-Type': type } });
}
