#!/usr/bin/env node
require('./node-version.cjs');

// A checkout has TypeScript, the published package has JavaScript.
const main = require('node:fs').existsSync(`${__dirname}/main.ts`) ? './main.ts' : './main.js';
import(main);
