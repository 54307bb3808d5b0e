/** Of `msw` what stands for HTTP alone: its index brings GraphQL along, which takes each file of tests half a second of a core. */
const core = '../../shared/node_modules/msw/lib/core';
const { http } = require(`${core}/http`);
const { HttpResponse } = require(`${core}/HttpResponse`);

module.exports = { http, HttpResponse };
