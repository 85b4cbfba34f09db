/*
 * Makes Node list folders in reverse order: a build must not depend on the order of the file
 * system. Load it with `--require`, before another module captures a function of `fs`.
 */
const fs = require('node:fs');
const { syncBuiltinESMExports } = require('node:module');

const reversed = (entries) => (Array.isArray(entries) ? entries.reverse() : entries);

const { readdir, readdirSync } = fs;
const { readdir: readdirAsync } = fs.promises;

fs.readdirSync = (...parameters) => reversed(readdirSync(...parameters));
fs.promises.readdir = async (...parameters) => reversed(await readdirAsync(...parameters));
fs.readdir = (...parameters) => {
  const callback = parameters.pop();
  readdir(...parameters, (error, entries) => callback(error, reversed(entries)));
};

syncBuiltinESMExports();
