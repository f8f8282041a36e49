import { monitorEventLoopDelay } from "node:perf_hooks";
import { servicePaths } from "#shared/paths.ts";

const buckets = [0.001, 0.005, 0.02, 0.1, 0.5, 1, 2.5, 10] as const;
const beginnings = Object.entries({ asset: "/assets/", ...servicePaths, newsletter: "/newsletter/" });
const kinds = ["page", ...beginnings.map(([kind]) => kind), "health"];

interface Series {
  classes: number[];
  buckets: number[];
  seconds: number;
}

export interface Measured {
  connections: number;
  folderBytes: number;
}

export interface Metrics {
  count(path: string, status: number, milliseconds: number): void;
  /** Prometheus text format, version 0.0.4. */
  text(measured: Measured): string;
}

/** Written by hand, because the usual library has had no release since 2024. */
export function createMetrics(): Metrics {
  const all = new Map<string, Series>(
    kinds.map((kind) => [kind, { classes: [0, 0, 0, 0, 0], buckets: buckets.map(() => 0), seconds: 0 }]),
  );
  const delay = monitorEventLoopDelay({ resolution: 20 });
  delay.enable();
  return {
    count(path, status, milliseconds) {
      const series = all.get(toKind(path));
      if (!series) return;
      const statusClass = Math.floor(status / 100) - 1;
      series.classes[statusClass] = (series.classes[statusClass] ?? 0) + 1;
      const seconds = milliseconds / 1000;
      series.seconds += seconds;
      const bucket = buckets.findIndex((bound) => seconds <= bound);
      if (bucket !== -1) series.buckets[bucket] = (series.buckets[bucket] ?? 0) + 1;
    },
    text({ connections, folderBytes }) {
      const lines = [
        "# TYPE larkpost_http_requests_total counter",
        ...[...all].flatMap(([kind, { classes }]) =>
          classes.map(
            (count, index) => `larkpost_http_requests_total{kind="${kind}",status="${index + 1}xx"} ${count}`,
          ),
        ),
        "# TYPE larkpost_http_request_duration_seconds histogram",
        ...[...all].flatMap(([kind, series]) => histogram(kind, series)),
        ...gauge("larkpost_http_connections", connections),
        ...gauge("larkpost_data_folder_bytes", folderBytes),
        ...gauge("larkpost_event_loop_delay_p99_seconds", delay.percentile(99) / 1e9),
        ...gauge("process_resident_memory_bytes", process.memoryUsage.rss()),
        ...gauge("process_heap_used_bytes", process.memoryUsage().heapUsed),
        ...gauge("process_start_time_seconds", Date.now() / 1000 - process.uptime()),
        "# TYPE process_cpu_seconds_total counter",
        `process_cpu_seconds_total ${cpuSeconds()}`,
      ];
      delay.reset();
      return `${lines.join("\n")}\n`;
    },
  };
}

function toKind(path: string): string {
  if (path === "/healthz" || path === "/readyz") return "health";
  const [kind = "page"] = beginnings.find(([, beginning]) => path.startsWith(beginning)) ?? [];
  return kind;
}

function histogram(kind: string, series: Series): string[] {
  const name = "larkpost_http_request_duration_seconds";
  const total = series.classes.reduce((sum, count) => sum + count, 0);
  let below = 0;
  const lines = buckets.map((bound, index) => {
    below += series.buckets[index] ?? 0;
    return `${name}_bucket{kind="${kind}",le="${bound}"} ${below}`;
  });
  return [
    ...lines,
    `${name}_bucket{kind="${kind}",le="+Inf"} ${total}`,
    `${name}_sum{kind="${kind}"} ${series.seconds}`,
    `${name}_count{kind="${kind}"} ${total}`,
  ];
}

function gauge(name: string, value: number): string[] {
  return [`# TYPE ${name} gauge`, `${name} ${value}`];
}

function cpuSeconds(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1e6;
}
