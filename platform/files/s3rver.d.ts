/** The parts of the test S3 server that are used here; the package has no types. */
declare module "s3rver" {
  type Options = { port: number; silent: boolean; directory: string; configureBuckets: { name: string }[] };
  export default class S3rver {
    constructor(options: Options);
    run(): Promise<{ port: number }>;
    close(): Promise<void>;
  }
}
