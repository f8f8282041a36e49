// Older versions' larkpost-backup.service, which updates don't replace, starts this file.
process.argv.splice(2, 0, "backup");
await import("#ops/larkpost.ts");
export {};
