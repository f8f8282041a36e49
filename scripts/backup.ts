// The unit larkpost-backup.service of earlier versions, which an update leaves in place, starts this file.
process.argv.splice(2, 0, "backup");
await import("#ops/larkpost.ts");
export {};
