import { correctDriver } from "./lib/driver.mjs";

correctDriver();
