import { collectDefaultMetrics, Histogram, Registry } from 'prom-client';

export interface Metrics {
  observeRequest(method: string, route: string, status: number, seconds: number): void;
  /** The Prometheus text, with its content type. */
  read(): Promise<{ contentType: string; text: string }>;
}

export function createMetrics(): Metrics {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const requests = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time to answer a request, by route pattern',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.001, 0.005, 0.01, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5],
    registers: [registry],
  });
  return {
    observeRequest: (method, route, status, seconds) => requests.labels(method, route, String(status)).observe(seconds),
    read: async () => ({ contentType: registry.contentType, text: await registry.metrics() }),
  };
}
