// The larkpost-backup.service unit of older versions, which updates leave in place, starts this file.
process.argv.splice(2, 0, "backup");
await import("#ops/larkpost.ts");
export {};
