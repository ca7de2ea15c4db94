import { isPacked, packedType, unpackedPage } from "#kernel/packed.ts";
import { answerForm } from "./answerForm.ts";

/** From now on lists come packed, as this version of the contract reads them. A server of another version still sends them plain. */
const { accept } = answerForm;
answerForm.accept = (call) => [packedType(call), accept(call)].filter(Boolean).join();
answerForm.read = (call, { headers }, body) =>
  body && isPacked(headers.get("content-type")) ? unpackedPage(call, body) : body;
