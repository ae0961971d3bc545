import { type InternalRequest, REST, type RESTOptions, type ResponseLike } from 'discord.js';

/**
 * Sends requests to Discord. Discord does not count requests with an interaction's token towards the limit of requests
 * per second, but discord.js does.
 */
export class BotRest extends REST {
  readonly #interactions: REST;

  constructor(options: Partial<RESTOptions>) {
    super(options);
    this.#interactions = new REST({ ...options, globalRequestsPerSecond: Number.POSITIVE_INFINITY });
  }

  override queueRequest(request: InternalRequest): Promise<ResponseLike> {
    return request.fullRoute.startsWith('/webhooks/')
      ? this.#interactions.queueRequest(request)
      : super.queueRequest(request);
  }

  override clearHandlerSweeper(): void {
    super.clearHandlerSweeper();
    this.#interactions.clearHandlerSweeper();
  }

  override clearHashSweeper(): void {
    super.clearHashSweeper();
    this.#interactions.clearHashSweeper();
  }
}
