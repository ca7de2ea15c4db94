import fastify from "fastify";
import { nameCalls } from "./call.ts";
import { openLog } from "./log.ts";
import { watchUnhandled } from "./unhandled.ts";

// A server whose calls throw errors that nobody catches. Prints its address, and when it asks to be replaced.
watchUnhandled(openLog("error"), () => console.log("to be replaced"));
const http = fastify();
nameCalls(http);
const reset = Object.assign(new Error("putus"), { code: "ECONNRESET" });
const later = (error: Error) =>
  setTimeout(() => {
    throw error;
  }, 1);
http.post("/janji", async () => {
  void Promise.reject(new Error("tidak ditunggu"));
  return "ya";
});
http.post("/aliran", async () => {
  later(reset);
  return "ya";
});
http.post("/lain", async () => {
  later(new Error("entah apa"));
  return "ya";
});
const finish = Promise.withResolvers<string>();
http.get("/lambat", () => finish.promise);
http.get("/selesai", async () => {
  finish.resolve("jawaban orang lain");
  return "ya";
});
console.log(await http.listen({ host: "127.0.0.1", port: 0 }));
