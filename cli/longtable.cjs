#!/usr/bin/env node
require('./node-version.cjs');

// Compiled modules are kept in the system's folder for temporary files, which makes the next start faster. Threads find it in the environment.
const { directory } = require('node:module').enableCompileCache();
if (directory) process.env.NODE_COMPILE_CACHE ||= require('node:path').dirname(directory);

// A checkout has TypeScript, the published package has JavaScript.
const main = require('node:fs').existsSync(`${__dirname}/main.ts`) ? './main.ts' : './main.js';
import(main);
