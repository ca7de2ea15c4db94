import { randomBytes, randomUUID } from "node:crypto";
import fastify, { type FastifyInstance, LogController } from "fastify";
import { contract } from "#areas/contract.ts";
import { servePembayaran } from "#areas/keuangan/pembayaran-masuk/server/serve.ts";
import { serveKalender } from "#areas/laporan/kalender/server/serve.ts";
import { HALAMAN_SERI } from "#areas/penjualan/seri/halamanSeri.ts";
import { serveTautan } from "#areas/penjualan/tautan/server/serve.ts";
import { serveWhatsApp } from "#areas/penjualan/whatsapp/server/serve.ts";
import { gambarTerhapus } from "#company/gambarTerhapus.ts";
import { refuseOrderLain } from "#company/orderMilik.ts";
import type { Config } from "#platform/config.ts";
import { connect, type Sql } from "#platform/db/database.ts";
import { openReads } from "#platform/db/reads.ts";
import { openMailer } from "#platform/documents/mail/mailer.ts";
import { uploadsIn } from "#platform/files/dataFolder.ts";
import { servePictures } from "#platform/files/serve.ts";
import { sealer, signer } from "#platform/files/signedUrl.ts";
import { openStorage, type Storage } from "#platform/files/storage.ts";
import { leaveUploadsUnread, refusePlainText } from "#platform/http/bodies.ts";
import { compressAnswers } from "#platform/http/compress.ts";
import type { Services } from "#platform/http/context.ts";
import { drainable } from "#platform/http/drain.ts";
import { serveHealth } from "#platform/http/health.ts";
import { openJejak } from "#platform/http/jejak/jejak.ts";
import { answerFailures, serve } from "#platform/http/kernel.ts";
import { openLive } from "#platform/http/live/live.ts";
import { serveLive } from "#platform/http/live/stream.ts";
import { serveMcp } from "#platform/http/mcp/serve.ts";
import { serveOpenApi } from "#platform/http/openapi/serve.ts";
import type { Served } from "#platform/http/perform.ts";
import { protect } from "#platform/http/protection.ts";
import { unreadable } from "#platform/http/unreadable.ts";
import { serveWeb } from "#platform/http/web.ts";
import { nameCalls } from "#platform/ops/log/call.ts";
import { ofFastify } from "#platform/ops/log/fastify.ts";
import { type Log, openLog } from "#platform/ops/log/log.ts";
import { backupMetrics } from "#platform/ops/metrics/backupMetrics.ts";
import { noneCounted, openFigures } from "#platform/ops/metrics/figures.ts";
import { metrics } from "#platform/ops/metrics/metrics.ts";
import { openTracer } from "#platform/ops/metrics/otlp.ts";
import { stateMetrics } from "#platform/ops/metrics/stateMetrics.ts";
import { aliases, areaOf, areas, kertasTautan, mayBeProposed, onlyReads } from "./areas.ts";

export type AppOptions = {
  config: Config;
  databaseUrl: string;
  /** Tests and the demo use their own clock. */
  clock?: () => Date;
  log?: Log;
  /** Storage of pictures; by default the folder or bucket of the configuration. */
  storage?: Storage;
  /** The folder of the built web app; none in tests of the calls. */
  webFolder?: string | null;
};

export type App = {
  http: FastifyInstance;
  services: Services;
  /** Hands over to another process on the same address: what is open comes to its end. `close` follows. */
  retire(): Promise<void>;
  close(): Promise<void>;
};

/** Puts platform and areas together. server/start.ts listens, migrates and handles signals. */
export async function createApp(options: AppOptions): Promise<App> {
  const { config } = options;
  const log = options.log ?? openLog(config.logLevel);
  const sql = connect(options.databaseUrl, { max: 20 });
  const { databaseReadUrl: replicaUrl, databaseReadLag } = config;
  const reads = openReads({ sql, primaryUrl: options.databaseUrl, replicaUrl, mostMs: databaseReadLag * 1000, log });
  const sign = signer(await secret(sql, "alamat-gambar"));
  const clock = options.clock ?? (() => new Date());
  const live = await openLive(sql, log, reads);
  const counted = noneCounted();
  const figures = openFigures({ sql, live, clock, config, log }, counted);
  const services: Services = {
    ...{ config, sql, reads, live, log, clock, figures },
    storage: options.storage ?? openStorage({ dataDir: config.dataDir, s3: config.s3 }),
    mailer: openMailer({ smtp: config.smtp }),
    jejak: openJejak(sql, log, clock),
    challengeKey: await secret(sql, "tantangan"),
    address: sign.url,
    seal: sealer(await secret(sql, "tautan")),
  };

  const http = openHttp(config, log);
  const drain = drainable(http);
  nameCalls(http);
  answerFailures(http, services);
  leaveUploadsUnread(http);
  refusePlainText(http);
  compressAnswers(http);
  await protect(http, config);
  const tracer = openTracer(config.otlpEndpoint, log);
  metrics(http, services, { counted, tracer }, backupMetrics(services), stateMetrics(services));
  serveHealth(http, services);
  serveOpenApi(http, aliases, areaOf);
  serveMcp(http, services, areaOf, { reads: onlyReads, proposes: mayBeProposed });
  const streams = serveLive(http, services, options.webFolder);
  servePictures(http, services, sign, gambarTerhapus);
  serveOutsiders(http, services);
  const uploads = uploadsIn(config.dataDir);
  await http.register(async (api) => serveContract(api, services, uploads), { prefix: "/api" });
  if (options.webFolder) await serveWeb(http, options.webFolder, { dotted: HALAMAN_SERI });

  return {
    http,
    services,
    async retire() {
      streams.move();
      await drain.retire();
    },
    async close() {
      streams.end();
      await drain.close();
      await Promise.all([tracer.close(), figures.close()]);
      await services.jejak.close();
      await services.live.close();
      await Promise.all([sql.end({ timeout: 5 }), reads.close()]);
    },
  };
}

/** What those without a session reach: customers, calendar programs, payment providers, WhatsApp. */
function serveOutsiders(http: FastifyInstance, services: Services): void {
  serveTautan(http, services, kertasTautan);
  serveKalender(http, services);
  servePembayaran(http, services);
  serveWhatsApp(http, services);
}

/** The number that a proxy has given a request, so that its log and ours name the same; anything else is not taken. */
const numberOf = (given: unknown): string | null =>
  typeof given === "string" && /^[\w-]{8,64}$/.test(given) ? given : null;

function openHttp(config: Config, log: Log): FastifyInstance {
  return fastify({
    genReqId: ({ headers }) => (config.trustProxy > 0 && numberOf(headers["x-request-id"])) || randomUUID(),
    // A function, because Fastify trusts nobody with a plain number: it says which of the forwarded addresses are
    // trusted.
    trustProxy: (_address, hop) => hop < config.trustProxy,
    // For a whole request, including pictures over a slow line; otherwise an endless one would be kept for ever.
    requestTimeout: 5 * 60_000,
    forceCloseConnections: "idle",
    // A request that was sent while we were leaving is answered like any other, and its connection then closed.
    return503OnClosing: false,
    routerOptions: { maxParamLength: 200 },
    loggerInstance: ofFastify(log),
    logController: new LogController({ disableRequestLogging: true }),
    ...unreadable,
  });
}

function serveContract(api: FastifyInstance, services: Services, uploadFolder: string): void {
  const { getProfile, ubahPassword } = contract.profil;
  const { refresh, logout } = contract.session;
  const always = [getProfile, ubahPassword, refresh, logout];
  const { resetFaktorKedua: _ofOthers, ...own } = contract.faktorKedua;
  const ownFactor = Object.values(own);
  const served: Served = new Map();
  for (const name of Object.keys(contract) as (keyof typeof contract)[]) {
    serve(api, services, contract[name], areas[name], {
      checkAnswers: services.config.env !== "production",
      uploadFolder,
      served,
      guard: refuseOrderLain,
      doors: aliases,
      beforeFirstPassword: always,
      beforeSecondFactor: [...always, ...ownFactor],
      reads: onlyReads,
    });
  }
}

/** A key made by the first process on this database and shared by all. */
async function secret(sql: Sql, name: string): Promise<Buffer> {
  await sql`insert into rahasia (nama, nilai) values (${name}, ${randomBytes(32)}) on conflict do nothing`;
  const [row] = await sql<{ nilai: Buffer }[]>`select nilai from rahasia where nama = ${name}`;
  if (!row) throw new Error(`The key ${name} vanished from the database`);
  return row.nilai;
}
