import { defineConfig } from 'prisma/config';

// biome-ignore lint/style/noDefaultExport: Prisma reads the default export of this file
export default defineConfig({ schema: 'prisma/schema' });
