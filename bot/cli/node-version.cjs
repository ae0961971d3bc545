// Ends the process with a sentence if this Node is too old to run TypeScript. Old versions of Node must be able to parse this file.
var needed = [24, 2];
var isCheckout = require('node:fs').existsSync([__dirname, 'main.ts'].join('/'));
var found = process.versions.node.split('.').map(Number);

if (found[0] < needed[0] || (found[0] === needed[0] && found[1] < needed[1])) {
  console.error(
    'Longtable needs Node ' +
      needed.join('.') +
      ' or newer, and this is Node ' +
      process.versions.node +
      '. ' +
      (isCheckout
        ? 'Run "npm ci --omit=dev", which installs it for npm start on Linux and Windows, or install'
        : 'Install') +
      ' it from https://nodejs.org.',
  );
  process.exit(1);
}
