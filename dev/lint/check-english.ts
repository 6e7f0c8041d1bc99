import type { Node } from 'oxc-parser';
import { listChildren, type ParsedModule, toLine } from './parse-module.ts';
import { isTestFile } from './source-files.ts';

/** Starts of paths in `web/` where hosts read, or nobody. Everything else is read by guests too. */
const HOSTS = [
  // Names of people and places in the sample itinerary.
  ...['features/showcase/feature-scenes', 'features/showcase/lisbon-weekend'],
  ...[
    'build/',
    'pages/',
    'offline/receive-shared-plan',
    'lib/error-texts',
    'lib/host-refusals',
    'lib/upload',
  ],
  // By the words of the server.
  ...['features/intake/describe-mail', 'features/proposals/source-excerpt'],
  // Fonts have the same names in all languages.
  'features/appearance/title-font-options',
];

/** Where the Worker writes to guests. */
const PAGES = [
  ...listIn('worker/api', 'language-pages.ts my-data.ts notification-pages.ts report-pages.ts'),
  ...listIn('worker/domain/notices', 'describe-notice.ts describe-reminder.ts'),
];

/** What people read or hear of an element, given as text. */
const SPOKEN = /^(?:alt|aria-(?:description|label|roledescription|valuetext)|label|placeholder|title)$/;
/** A word with a capital and more words or an end after it: no key, class or name in code looks like this. */
const SENTENCE = /^[A-Z][a-z’']+(?:[ ,.!?:…]+[\w’'(“"]|[.!?:…]+$)/;
/** A word before a value. */
const BEFORE_VALUE = /^[A-Z][a-z’']+[ ,:]/;
/** Words between values. */
const JOINT = /(?:^|[\s,])(?:and|at|by|for|from|in|is|of|on|or|to|was|with)(?:[\s,]|$)/;
const WORD = /[A-Za-z]{2}/;
/** Names, which are the same in all languages. */
const NAMES = /^(?:Foldout|Claude|Bearer|\/mcp|Apple Maps|Google Maps|Google \(local\)|example\.com)$/;
/** Shown when the messages could not be loaded. */
const ALLOWED = ['Connection lost', 'Try again'];

/** English texts in modules of guests' screens, where only messages may stand. One line each. */
export function checkEnglish({ path, text, program }: ParsedModule): string[] {
  if (!isForGuests(path)) return [];
  const problems: string[] = [];
  const visit = (node: Node) => {
    if (isUnread(node)) return;
    const english = findEnglish(node)?.trim();
    if (english && !NAMES.test(english) && !ALLOWED.includes(english))
      problems.push(`${path}:${toLine(text, node.start)} has a text that is no message: ${english}`);
    listChildren(node).forEach(visit);
  };
  visit(program);
  return problems;
}

const isForGuests = (path: string) =>
  PAGES.includes(path) ||
  (path.startsWith('web/') && !isTestFile(path) && !HOSTS.some((start) => path.startsWith(`web/${start}`)));

function listIn(folder: string, names: string): string[] {
  return names.split(' ').map((name) => `${folder}/${name}`);
}

/** Types, classes, and what only developers read. */
function isUnread(node: Node): boolean {
  if (node.type === 'JSXAttribute') return /^class/i.test(String(node.name.name));
  if (node.type === 'NewExpression') return node.callee.type === 'Identifier' && node.callee.name === 'Error';
  if (node.type === 'CallExpression' && node.callee.type === 'MemberExpression')
    return node.callee.object.type === 'Identifier' && node.callee.object.name === 'console';
  return node.type.startsWith('TS') && !node.type.endsWith('Expression');
}

function findEnglish(node: Node): string | undefined {
  if (node.type === 'JSXText') return WORD.test(node.value) ? node.value : undefined;
  if (node.type === 'TemplateElement')
    return BEFORE_VALUE.test(node.value.raw) || JOINT.test(node.value.raw) ? node.value.raw : undefined;
  if (node.type === 'JSXAttribute') return findSpoken(node);
  return node.type === 'Literal' && typeof node.value === 'string' && SENTENCE.test(node.value)
    ? node.value
    : undefined;
}

const findSpoken = ({ name, value }: Extract<Node, { type: 'JSXAttribute' }>): string | undefined =>
  SPOKEN.test(String(name.name)) && value?.type === 'Literal' && WORD.test(String(value.value))
    ? String(value.value)
    : undefined;
