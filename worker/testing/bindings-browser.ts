import { createExecutionContext, waitOnExecutionContext } from 'cloudflare:test';
import { env } from 'cloudflare:workers';
import { app } from '../app.ts';
import { TestBrowser } from './browser.ts';

/** A browser whose requests are answered by a Worker with other bindings or settings. */
export class BindingsBrowser extends TestBrowser {
  bindings: object = {};

  protected override async fetch(request: Request): Promise<Response> {
    const context = createExecutionContext();
    const response = await app.fetch(request, { ...env, ...this.bindings } as Cloudflare.Env, context);
    await waitOnExecutionContext(context);
    return response;
  }
}
