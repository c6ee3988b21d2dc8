# Generated from openrpc.json by `npm run codegen`. Do not edit: change the contract or the emitter.
