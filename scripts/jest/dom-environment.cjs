require('./code-cache.cjs')

module.exports = require('jest-environment-jsdom')
