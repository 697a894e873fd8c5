import { createServer, type Server } from 'node:http';
import type { Metrics } from '../machine/metrics.ts';

/** Answers `GET /metrics` on a port of its own, which no proxy leads visitors to; anything else is not found. */
export function metricsServer(metrics: Pick<Metrics, 'text' | 'contentType'>): Server {
  return createServer((request, response) => {
    response.setHeader('x-content-type-options', 'nosniff').setHeader('cache-control', 'no-store');
    if (request.method !== 'GET' || request.url !== '/metrics') return void response.writeHead(404).end();
    metrics.text().then(
      (text) => response.writeHead(200, { 'content-type': metrics.contentType }).end(text),
      () => response.writeHead(503).end(),
    );
  });
}
