/** The part of the S3 server for tests that is used here; it publishes no types. */
declare module "s3rver" {
  type Options = { port: number; silent: boolean; directory: string; configureBuckets: { name: string }[] };
  export default class S3rver {
    constructor(options: Options);
    run(): Promise<{ port: number }>;
    close(): Promise<void>;
  }
}
