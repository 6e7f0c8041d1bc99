import { parseArgs } from 'node:util';
import { CommandError, reportCommandError } from '../steps.mjs';
import { deploy } from './deploy.ts';
import { ENVIRONMENTS, type Environment, readEnvironment } from './settings.ts';

// npm run deploy [-- --env staging] [--force]: deploys to Cloudflare (docs/deploy.md).

try {
  const { values } = parseArgs({
    options: {
      env: { type: 'string', default: 'production' },
      force: { type: 'boolean', default: false },
    },
  });
  const environment = values.env as Environment;
  if (!ENVIRONMENTS.includes(environment)) {
    throw new CommandError(
      `There is no environment "${values.env}".`,
      `Use one of ${ENVIRONMENTS.join(', ')}.`,
    );
  }
  console.log(`\n  Foldout, ${environment}\n`);
  const { byHand } = await deploy({
    environment,
    env: readEnvironment(environment),
    force: values.force,
  });
  console.log('\n  What only you can do:\n');
  for (const [index, text] of byHand.entries()) console.log(`  ${index + 1}. ${text}`);
  console.log('');
} catch (error) {
  reportCommandError(error);
}
