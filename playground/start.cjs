#!/usr/bin/env node
// Ends with a sentence if this Node is too old. Old versions of Node must be able to parse this file.
var found = process.versions.node.split('.').map(Number);

if (found[0] < 24 || (found[0] === 24 && found[1] < 2)) {
  console.error(
    'The playground needs Node 24.2 or newer, and this is Node ' +
      process.versions.node +
      '. Install it from https://nodejs.org.',
  );
  process.exit(1);
}

// A checkout has TypeScript, the published package has JavaScript.
import(require('node:fs').existsSync([__dirname, 'main.ts'].join('/')) ? './main.ts' : './main.js');
