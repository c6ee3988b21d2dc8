// Node loads this package's ES module with require; Jest on Node 20 cannot, so it gets the same two
// documents from where they lie.
const { dirname, join } = require('node:path');
const { readFileSync } = require('node:fs');

const folder = join(dirname(require.resolve('@open-rpc/schema-utils-js/package.json')), '..', 'spec', 'dist');
const read = (version) => JSON.parse(readFileSync(join(folder, version, 'schema.json'), 'utf8'));
exports.spec = { OpenRPCSpecificationSchema1_3: read('1_3'), OpenRPCSpecificationSchema1_4: read('1_4') };
